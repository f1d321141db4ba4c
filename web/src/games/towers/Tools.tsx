/** How the board is looked at: in space or flat, with numbers, from another side; undo and hint. */
import { say } from '../../i18n'
import { Button } from '../../ui/Button'
import { broken, can3D, chosenWay, heightNumbers, way, type Way } from './liking'
import type { TowerScene } from './scene/TowerScene'
import { Sign, WayPicture } from './signs'
import type { TowersTurn } from './turn'

interface Props {
  turn: TowersTurn
  undo?: () => Promise<void>
  hint: boolean
}

const WAYS: readonly Way[] = ['3d', 'flat']

export function Tools({ turn, undo, hint }: Props) {
  return (
    <div class="tw-tools">
      {can3D() && (
        <div class="ways" role="group" aria-label={say('tower-view')}>
          {WAYS.map((one) => (
            <button
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
      {undo && <Button icon="undo" label={say('sliding-undo')} onClick={() => void undo().catch(() => undefined)} />}
      {hint && (
        <Button
          icon="hint"
          label={say('sliding-hint')}
          aria-disabled={!turn.step.value || turn.step.value === 'discard'}
          onClick={() => void turn.askHint()}
        />
      )}
    </div>
  )
}

/** The camera without gestures: around the board, nearer, farther, and back. */
export function Camera({ scene }: { scene: TowerScene | null }) {
  return (
    <div class="tw-camera" role="group" aria-label={say('tower-camera')}>
      <Button icon="turnLeft" label={say('tower-camera-left')} onClick={() => scene?.turn(-45)} />
      <Button icon="turnRight" label={say('tower-camera-right')} onClick={() => scene?.turn(45)} />
      <Button icon="plus" label={say('tower-camera-in')} onClick={() => scene?.zoom(0.8)} />
      <Button icon="minus" label={say('tower-camera-out')} onClick={() => scene?.zoom(1.25)} />
      <Button icon="eye" label={say('tower-camera-home')} onClick={() => scene?.home()} />
    </div>
  )
}
