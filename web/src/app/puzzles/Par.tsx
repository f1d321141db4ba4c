/** More stones than this are not drawn one by one. */
const MOST = 12

/** Turns and par without words: a stone for each turn of par, filled once made; turns beyond par look different. */
export function Par({ own, par }: { own: number; par: number }) {
  return (
    <span class="par-dots" aria-hidden="true">
      {Array.from({ length: Math.min(MOST, Math.max(own, par)) }, (_, n) => (
        <i key={n} class={n >= par ? 'over' : n < own ? 'made' : ''} />
      ))}
    </span>
  )
}
