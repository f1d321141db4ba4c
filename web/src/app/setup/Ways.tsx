import { drawingHref } from 'virtual:sprite'
import { say } from '../../i18n'
import type { GameInfo } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { pawnMarkup } from '../../ui/Pawn'
import { canPlay, type Way } from './form'

interface Props {
  way: Way
  game: GameInfo
  onChange: (way: Way) => void
}

const WAYS: Way[] = ['alone', 'share', 'phones']

/** How people play: alone, at one device, or each with their own. */
export function Ways({ way, game, onChange }: Props) {
  return (
    <div class="ways-to-play stack gap-16" role="radiogroup" aria-label={say('setup-way')}>
      {WAYS.map((one) => (
        <label key={one} class="choice panel in-row relative gap-16 pointer-hand">
          <input
            type="radio"
            class="sr"
            name="way"
            checked={one === way}
            disabled={!canPlay(one, game)}
            onChange={() => onChange(one)}
          />
          <WayPicture way={one} />
          <span class="caption grow min-w-0">
            <b class="block">{say(`setup-way-${one}`)}</b>
            <small class="block muted">{say(`setup-way-${one}-about`)}</small>
          </span>
          {one === way && (
            <span class="tick centre circle">
              <Icon name="check" />
            </span>
          )}
        </label>
      ))}
    </div>
  )
}

/** Pawns, each with the place of its feet and its size. */
const PAWNS: Record<Way, [colour: string, x: number, y: number, scale: number][]> = {
  alone: [['red', 38, 90, 1.05]],
  share: [
    ['red', 22, 84, 0.78],
    ['yellow', 102, 84, 0.78],
    ['blue', 62, 98, 0.6],
  ],
  phones: [
    ['red', 22, 98, 0.66],
    ['yellow', 62, 98, 0.66],
    ['blue', 102, 98, 0.66],
  ],
}
const DEVICES: Record<Way, [x: number, y: number, width: number, height: number][]> = {
  alone: [],
  share: [[34, 8, 56, 84]],
  phones: [5, 45, 85].map((x) => [x, 16, 34, 60]),
}

function WayPicture({ way }: { way: Way }) {
  return (
    <svg class="way-picture rigid see-through" viewBox="0 0 124 100" aria-hidden="true">
      {DEVICES[way].map(([x, y, width, height]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect class="device" width={width} height={height} rx={8} />
          <rect class="lawn" x={4} y={5} width={width - 8} height={height - 10} rx={4} />
          <path d={`M8 18h${width - 16}M8 ${height / 2}h${width - 16}M${width / 2} 10v${height - 20}`} />
        </g>
      ))}
      {way === 'alone' && (
        <>
          <use href={drawingHref('portrait', 'level2')} transform="translate(56 32) scale(.84)" />
          <use href={drawingHref('portrait', 'level1')} transform="translate(90 66) scale(.52)" />
        </>
      )}
      {PAWNS[way].map(([colour, x, y, scale]) => (
        <g
          key={colour}
          transform={`translate(${x} ${y}) scale(${scale})`}
          dangerouslySetInnerHTML={{ __html: pawnMarkup(colour, way === 'alone') }}
        />
      ))}
    </svg>
  )
}
