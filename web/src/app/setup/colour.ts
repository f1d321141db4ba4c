import { has, say } from '../../i18n'

/** Name of a colour; a colour of a home-made edition is shown by its id. */
export const colourName = (colour: string): string => (has(`colour-${colour}`) ? say(`colour-${colour}`) : colour)
