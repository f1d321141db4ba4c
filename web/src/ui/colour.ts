export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const

export type Colour = (typeof COLOURS)[number]

/** A colour that has a shape; a colour of a home-made edition gets the first one. */
export const knownColour = (colour: string): Colour => COLOURS.find((one) => one === colour) ?? 'red'
