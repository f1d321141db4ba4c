export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const

export type Colour = (typeof COLOURS)[number]

/** A colour that there is a shape for; a house edition's own gets the first one's. */
export const knownColour = (colour: string): Colour => COLOURS.find((one) => one === colour) ?? 'red'
