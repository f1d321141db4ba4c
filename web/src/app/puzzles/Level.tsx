/** Difficulty, for those who do not read. */
export const Level = ({ level }: { level: number }) => (
  <span class="level" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((one) => (
      <i key={one} class={one <= level ? 'on' : ''} />
    ))}
  </span>
)
