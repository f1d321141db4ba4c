/** The texts of one language by area: vite.config.ts generates the list. */
declare module 'virtual:texts/*' {
  const areas: Record<string, () => Promise<{ default: string }>>
  export default areas
}
