import { has, say } from '../../i18n'

/** What a colour is called; a house edition's own goes by its id. */
export const colourName = (colour: string): string => (has(`colour-${colour}`) ? say(`colour-${colour}`) : colour)
