/** How the board is shown: in 3D or flat, with numbers, from another side; the legend; undo and hint. */
import type { Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { say } from '../../../i18n'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Icon } from '../../../ui/Icon'
import { SkipButton, SpeedButton } from '../../sliding/play/Actions'
import { isWhole } from '../../sliding/play/hint'
import { Legend } from './Legend'
import { broken, can3D, chosenWay, heightNumbers, way, type Way } from './viewPrefs'
import type { TowerScene } from '../board3d/TowerScene'
import { Sign, WayPicture } from './pictures'
import type { TowersTurn } from './turn'

interface Props {
  turn: TowersTurn
  undo?: () => Promise<void>
  hint: boolean
}

const WAYS: readonly Way[] = ['3d', 'flat']

export function Tools({ turn, undo, hint }: Props) {
  const [asked, ask] = useState(false)
  return (
    <div class="tw-tools flex wrap items-start gap-6">
      {can3D() && (
        <div class="ways round-12 flex wrap gap-10" role="group" aria-label={say('tower-view')}>
          {WAYS.map((one) => (
            <button
              class="no-border no-fill min-h-44"
              type="button"
              key={one}
              aria-pressed={way.value === one}
              onClick={() => {
                broken.value = false
                chosenWay.value = one
              }}
            >
              <Sign>
                <WayPicture way={one} />
              </Sign>
              <span class="caption">{say(`tower-view-${one}`)}</span>
            </button>
          ))}
        </div>
      )}
      {way.value === '3d' && (
        <Button
          class="numbers"
          title={say('tower-numbers')}
          aria-pressed={heightNumbers.value}
          onClick={() => (heightNumbers.value = !heightNumbers.value)}
        >
          <span aria-hidden="true">123</span>
          <span class="sr">{say('tower-numbers')}</span>
        </Button>
      )}
      <Button icon="help" label={say('tower-signs')} onClick={() => ask(true)} />
      {asked && (
        <Dialog title={say('tower-signs')} class="tw-signs" onClose={() => ask(false)}>
          <Legend />
        </Dialog>
      )}
      {turn.others.value && <SpeedButton />}
      {turn.others.value && <SkipButton onClick={turn.skip} />}
      {undo && <Button icon="undo" label={say('sliding-undo')} onClick={() => void undo().catch(() => undefined)} />}
      {hint && (
        <Button
          icon="hint"
          label={say(turn.hint.value && !isWhole(turn.hint.value) ? 'sliding-hint_more' : 'sliding-hint')}
          aria-disabled={!turn.step.value || turn.step.value === 'discard'}
          onClick={() => void turn.askHint()}
        />
      )}
    </div>
  )
}

interface CameraProps {
  scene: TowerScene | null
  turn: TowersTurn
  /** The square of the player's own pawn. */
  own: number | undefined
  /** The square in focus. */
  focus: Signal<number | null>
  /** Announce what is there. */
  announce(square: number): void
}

/** The camera without gestures: from place to place in reach, around the board, nearer, farther, and back. */
export function Camera({ scene, turn, own, focus, announce }: CameraProps) {
  const places = [...(turn.reach.value ?? [])].filter((square) => square !== own)
  const lookOn = () => {
    const next = places[(places.indexOf(focus.value ?? -1) + 1) % places.length]!
    focus.value = next
    scene?.comeRound(next)
    announce(next)
  }
  return (
    <div class="tw-camera flex round-14" role="group" aria-label={say('tower-camera')}>
      {places.length > 0 && (
        <Button class="round places" label={say('tower-places', { count: places.length })} onClick={lookOn}>
          <b aria-hidden="true">{places.length}</b>
          <Icon name="next" />
        </Button>
      )}
      <Button icon="turnLeft" label={say('tower-camera-left')} onClick={() => scene?.turn(-45)} />
      <Button icon="turnRight" label={say('tower-camera-right')} onClick={() => scene?.turn(45)} />
      <Button icon="plus" label={say('tower-camera-in')} onClick={() => scene?.zoom(0.8)} />
      <Button icon="minus" label={say('tower-camera-out')} onClick={() => scene?.zoom(1.25)} />
      <Button icon="eye" label={say('tower-camera-home')} onClick={() => scene?.home()} />
    </div>
  )
}
