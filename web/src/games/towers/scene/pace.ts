/** Duration of a step at normal speed: on the level, by ladder, by magic. */
export const STEP = 220
export const CLIMB = 300
export const LEAP = 700
