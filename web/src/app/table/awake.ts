/** Keep the screen on while nobody touches the board, if the browser supports it. */
export function keepScreenOn(): () => void {
  let lock: { release(): Promise<void> } | null = null
  let wanted = true
  const ask = () => {
    const awake = (navigator as { wakeLock?: { request(kind: 'screen'): Promise<{ release(): Promise<void> }> } })
      .wakeLock
    void awake?.request('screen').then(
      (got) => {
        if (wanted) lock = got
        else void got.release()
      },
      () => undefined,
    )
  }
  ask()
  const again = () => document.visibilityState === 'visible' && ask()
  document.addEventListener('visibilitychange', again)
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
