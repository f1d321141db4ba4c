/** Modules that the plugins of the build generate. */

/** The texts of one language by area. */
declare module 'virtual:texts/*' {
  const areas: Record<string, () => Promise<{ default: string }>>
  export default areas
}

/** The drawings of the page, in files of their own. */
declare module 'virtual:sprite' {
  /** The reference of a drawing, for `<use href>`. */
  export function drawingHref(kind: 'icon' | 'thing' | 'portrait' | 'sign', name: string): string
  /** Names of treasures and emblems that have a picture. */
  export const THINGS: ReadonlySet<string>
  /** Names of bots that have a face. */
  export const PORTRAITS: ReadonlySet<string>
  /** Names of friendly signs that have a picture. */
  export const SIGNS: ReadonlySet<string>
}
