import { useEffect } from 'preact/hooks'
import { locale, say } from '../../i18n'
import { withColon } from '../../i18n/words'
import { Button } from '../../ui/Button'
import { speakCaption } from '../../ui/speech'
import { SPEEDS, type ReplayPlayer } from './player'

/** Step, play, slide. The current position is announced when nothing moves by itself. */
export function Controls({ player, where }: { player: ReplayPlayer; where: string }) {
  const { at, playing, speed, atEnd, last } = player
  useEffect(() => speakCaption(where), [where])
  const next = SPEEDS[(SPEEDS.indexOf(speed.value as 1) + 1) % SPEEDS.length]!
  return (
    <section class="controls panel" aria-label={say('replay-controls')}>
      <p class="where" aria-live={playing.value ? 'off' : 'polite'}>
        {where}
      </p>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={at.value}
        aria-label={say('replay-slider')}
        aria-valuetext={withColon(say('replay-step', { at: at.value, last }), where)}
        onInput={(event) => player.jump(Number(event.currentTarget.value))}
      />
      <div class="buttons">
        <Button icon="first" label={say('replay-first')} disabled={at.value === 0} onClick={() => player.jump(0)} />
        <Button
          icon="previous"
          label={say('replay-previous')}
          disabled={at.value === 0}
          onClick={() => player.step(-1)}
        />
        <Button
          main
          icon={playing.value ? 'pause' : 'play'}
          label={playing.value ? say('replay-pause') : say('replay-play')}
          onClick={() => player.toggle()}
        />
        <Button icon="next" label={say('replay-next')} disabled={atEnd.value} onClick={() => player.step(1)} />
        <Button icon="last" label={say('replay-last')} disabled={atEnd.value} onClick={() => player.jump(last)} />
        <button
          type="button"
          class="btn round speed"
          aria-label={say('replay-speed', { speed: speed.value })}
          onClick={() => (speed.value = next)}
        >
          {`${speed.value.toLocaleString(locale())}×`}
        </button>
      </div>
    </section>
  )
}
