/** One language's texts by area: vite.config.ts makes the list. */
declare module 'virtual:texts/*' {
  const areas: Record<string, () => Promise<{ default: string }>>
  export default areas
}
