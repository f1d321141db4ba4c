/** The tiles in hand, and the buttons for the chosen one. */
import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { poseText } from '../speech/poseText'
import type { Answers } from './announce'
import type { GoEdition } from '../board/edition'
import type { Drag } from './drag'
import type { Pose } from '../board/placement'
import { PathTile, SHADOW } from '../board/pieces'
import type { OwnTable } from './table'

/** A continuous angle, so that turning always goes the short way round. */
function useAngle(turn: number): number {
  const angle = useRef(90 * turn)
  const off = ((((90 * turn - angle.current) % 360) + 540) % 360) - 180
  angle.current += off
  return angle.current
}

/** A tile about its middle, rotated by style so that it can glide; when upright it may have to be smaller. */
export function TurnedTile({
  box: goEdition,
  tile,
  pose,
  upright = 1,
}: {
  box: GoEdition
  tile: string
  pose: Pose
  upright?: number
}) {
  const angle = useAngle(pose.turn)
  const size = pose.turn % 2 ? upright : 1
  const half = goEdition.tiles[tile]!.faces[0]!.length * 50
  const first = useRef(pose.face)
  const flipped = useRef(false)
  flipped.current ||= first.current !== pose.face
  return (
    <g class="go-turning" style={{ transform: `rotate(${angle}deg) scale(${size})` }}>
      <g key={pose.face} class={flipped.current ? 'go-flipping' : ''}>
        <g transform={`translate(${-half} -50)`}>
          <PathTile box={goEdition} tile={tile} face={pose.face} />
        </g>
      </g>
    </g>
  )
}

interface TrayProps {
  table: OwnTable
  drag: Drag
  answers: Answers
  free: ReadonlySignal<boolean>
  /** before the round: what the tiles are for, in place of the tools */
  early: boolean
  /** move the focus to the board, with a tile chosen by key */
  toBoard(): void
}

export function Tray({ table, drag, answers, free, early, toBoard }: TrayProps) {
  const { goEdition } = table
  const held = table.held.value
  const hand = table.hand.value
  const tiles = Object.keys(goEdition.tiles).filter(
    (id) => id !== goEdition.joker || hand.includes(id) || table.laid(id),
  )
  const press = (tile: string, byKey: boolean): void => {
    if (!free.value || drag.wasDragged) return
    if (!byKey && held === tile && !table.laid(tile)) return answers.turn(tile)
    answers.pick(tile)
    if (byKey) toBoard()
  }
  return (
    <section class={`go-tray stack round-16 gap-4${free.value ? '' : ' resting'}`} aria-label={say('go-play-tiles')}>
      {tiles.map((tile) => {
        const here = hand.includes(tile) && drag.tile.value !== tile
        return (
          <button
            key={tile}
            type="button"
            class={`go-slot round-12${held === tile ? ' held' : ''}${here ? '' : ' empty'}`}
            data-tile={tile}
            aria-pressed={held === tile}
            aria-label={poseText(table, tile)}
            data-say=""
            onPointerDown={(event) => free.value && hand.includes(tile) && drag.press(event, tile)}
            onClick={(event) => press(tile, event.detail === 0)}
          >
            <svg class="block w-full h-full see-through" viewBox="-104 -75 208 150" aria-hidden="true">
              {here ? (
                <TurnedTile box={goEdition} tile={tile} pose={table.pose(tile)} upright={0.73} />
              ) : (
                <rect
                  x={-50 * goEdition.tiles[tile]!.faces[0]!.length + 4}
                  y="-46"
                  width={100 * goEdition.tiles[tile]!.faces[0]!.length - 8}
                  height="92"
                  rx="12"
                  class="go-hollow"
                />
              )}
            </svg>
          </button>
        )
      })}
      {!tiles.includes(goEdition.joker) && <span class="go-nothing" />}
      {early && <p class="go-aim caption semibold">{say('go-play-aim')}</p>}
      {/* before the round the player reads what comes; the tools are not needed yet */}
      {(!early || prefs.picturesOnly.value) && (
        <div class="go-tools">
          <Tool
            label={say('go-play-turn')}
            hint="R"
            off={!free.value || held === null}
            act={() => held && answers.turn(held)}
          >
            <path d="M25 10a11 11 0 1 0 2 8" fill="none" />
            <path d="M27 3v9h-9z" />
          </Tool>
          <Tool
            label={say('go-play-flip')}
            hint="F"
            off={!free.value || held === null}
            act={() => held && answers.flip(held)}
          >
            <path d="M5 12h18M27 20H9" fill="none" />
            <path d="M20 5l8 7h-8zM12 27l-8-7h8z" />
          </Tool>
          <Tool
            label={say('go-play-clear')}
            off={!free.value || table.layout.value.length === 0}
            act={() => table.clear()}
          >
            <path d="M4 20v7h24v-7M16 4v12" fill="none" />
            <path d="M9 13l7 8 7-8z" />
          </Tool>
        </div>
      )}
    </section>
  )
}

interface ToolProps {
  label: string
  /** the key with the same effect */
  hint?: string
  off: boolean
  act(): void
  children: ComponentChildren
}

function Tool({ label, hint, off, act, children }: ToolProps) {
  return (
    <button
      type="button"
      class="go-tool centre round-14 min-h-44"
      aria-label={label}
      title={hint ? `${label} (${hint})` : label}
      aria-keyshortcuts={hint}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <svg class="stroked" viewBox="0 0 32 32" aria-hidden="true">
        {children}
      </svg>
    </button>
  )
}

/** The tile that follows the pointer. */
export function Floating({ table, drag }: { table: OwnTable; drag: Drag }) {
  const shape = useRef<SVGSVGElement>(null)
  const tile = drag.tile.value
  useEffect(() => {
    drag.float = shape.current
    drag.follow()
  }, [drag, tile])
  if (tile === null) return null
  const size = drag.square * 2
  return (
    <svg
      ref={shape}
      class="go-floating floating"
      viewBox="-100 -100 200 200"
      style={{ width: `${size}px`, height: `${size}px`, margin: `${-size / 2}px 0 0 ${-size / 2}px` }}
      aria-hidden="true"
    >
      <g opacity=".35" transform="translate(9 15)" class="go-lifted">
        <g style={{ transform: `rotate(${drag.pose.value.turn * 90}deg)` }}>
          <rect
            x={-48 * table.goEdition.tiles[tile]!.faces[0]!.length}
            y="-48"
            width={96 * table.goEdition.tiles[tile]!.faces[0]!.length}
            height="96"
            rx="12"
            fill="none"
            stroke={SHADOW}
            stroke-width="14"
          />
        </g>
      </g>
      <TurnedTile box={table.goEdition} tile={tile} pose={drag.pose.value} />
    </svg>
  )
}
