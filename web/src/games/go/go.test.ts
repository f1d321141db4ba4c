import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import scenes from '../../fixtures/go.json'
import catalogue from '../../fixtures/games.json'
import type { EditionInfo } from '../../net/protocol'
import { editionOf } from './board/edition'
import { checkParts, meets, pictures } from './board/check'
import { countAt } from './play/countdown'
import {
  fits,
  flipPose,
  toLaid,
  liftText,
  spotAt,
  nearestSpot,
  spotOf,
  spotText,
  rotate,
  rotateInPlace,
  type Spot,
} from './board/placement'
import { OwnTable } from './play/table'
import { nextTouch, placing } from './play/hint'
import type { GoPlayChoices } from '../../net/views'
import type { GoChoices, GoView, Laid, Result } from './board/view'

const edition = catalogue.games.find(({ game }) => game === 'go')!.editions[0] as unknown as EditionInfo
const goEdition = editionOf(edition)
const scene = (name: keyof typeof scenes) => scenes[name] as unknown as { view: GoView; choices: GoChoices | null }

/** Every way a tile fits, as text. */
function everywhere(layout: Laid[], tile: string): string[] {
  const found: string[] = []
  const faces = goEdition.tiles[tile]!.faces.length > 1 ? (['a', 'b'] as const) : (['a'] as const)
  const turns = goEdition.tiles[tile]!.faces[0]!.length > 1 ? [0, 1, 2, 3] : [0]
  for (let square = 0; square < goEdition.pictures.length; square++)
    for (const turn of turns)
      for (const face of faces) {
        const spot = { tile, square, turn, face }
        if (fits(goEdition, layout, spot)) found.push(spotText(goEdition, spot))
      }
  return found
}

describe('laying', () => {
  it.each(['play', 'half-laid', 'laid', 'solo-laid'] as const)('fits where the server lets it: %s', (name) => {
    const { view, choices } = scene(name)
    const { placements } = choices as GoPlayChoices
    for (const [tile, texts] of Object.entries(placements))
      expect(everywhere(view.layout!, tile).sort()).toEqual([...texts].sort())
  })

  it('shows what the path of a tile runs on into, and nothing about right or wrong', () => {
    const first = toLaid(goEdition, { tile: 'H1', face: 'a', turn: 0, square: goEdition.middle + 1 })
    expect(meets(goEdition, [], first)).toEqual([null])
    const second = toLaid(goEdition, { tile: 'H2', face: 'a', turn: 0, square: 0 })
    expect(meets(goEdition, [first], second)).toEqual([])
    const across = toLaid(goEdition, { tile: 'P1', face: 'a', turn: 0, square: goEdition.middle - 2 })
    expect(meets(goEdition, [first, across], across)).toEqual([null])
    expect(
      meets(goEdition, [across], toLaid(goEdition, { tile: 'P2', face: 'a', turn: 1, square: goEdition.middle - 12 })),
    ).toEqual(['P1'])
  })

  it('draws a tile as the server would', () => {
    for (const lay of scene('laid').view.layout!) expect(toLaid(goEdition, spotOf(lay))).toEqual(lay)
  })

  it('snaps to the nearest place, and to none from afar', () => {
    const pose = { face: 'a', turn: 0 } as const
    expect(nearestSpot(goEdition, [], 'H1', pose, 110, 60)).toMatchObject({ square: 0 })
    expect(nearestSpot(goEdition, [], 'H1', pose, 190, 60)).toMatchObject({ square: 1 })
    expect(nearestSpot(goEdition, [], 'H1', { face: 'a', turn: 1 }, 50, 95)).toMatchObject({ square: 0, turn: 1 })
    expect(nearestSpot(goEdition, [], 'H1', pose, 700, 60)).toBeNull()
  })

  it('never snaps onto the middle, another tile, or over the rim', () => {
    const first = toLaid(goEdition, { tile: 'H2', face: 'a', turn: 0, square: 0 })
    for (let x = -50; x <= 550; x += 25)
      for (let y = -50; y <= 550; y += 25) {
        const spot = nearestSpot(goEdition, [first], 'H1', { face: 'a', turn: 2 }, x, y)
        if (spot) expect(everywhere([first], 'H1')).toContain(spotText(goEdition, spot))
      }
  })

  it('points with the hole, or with the other end where only that fits', () => {
    const pose = { face: 'a', turn: 0 } as const
    expect(spotAt(goEdition, [], 'H1', pose, 0)).toMatchObject({ square: 0 })
    expect(spotAt(goEdition, [], 'H1', pose, 4)).toMatchObject({ square: 3 })
    expect(spotAt(goEdition, [], 'H1', pose, goEdition.middle)).toBeNull()
    expect(spotAt(goEdition, [], goEdition.joker, pose, 4)).toMatchObject({ square: 4 })
  })

  it('turns about the hole, past what is in the way', () => {
    const lay = toLaid(goEdition, { tile: 'H1', face: 'a', turn: 0, square: 0 })
    expect(rotateInPlace(goEdition, [lay], lay, 1)).toMatchObject({ square: 0, turn: 1 })
    expect(rotateInPlace(goEdition, [lay], lay, -1)).toMatchObject({ square: 0, turn: 1 })
    const nextTo = toLaid(goEdition, { tile: 'H2', face: 'a', turn: 0, square: 5 })
    expect(rotateInPlace(goEdition, [lay, nextTo], lay, 1)).toBeNull()
  })

  it('writes moves in notation', () => {
    expect(spotText(goEdition, { tile: 'H1', face: 'b', turn: 3, square: 7 })).toBe('H1b-c2n')
    expect(spotText(goEdition, { tile: goEdition.joker, face: 'a', turn: 0, square: 7 })).toBe('J-c2')
    expect([liftText(goEdition, 'H1'), liftText(goEdition, goEdition.joker)]).toEqual(['-H1', '-J'])
    expect(rotate(0b0001, 1)).toBe(0b0010)
    expect(rotate(0b1000, 1)).toBe(0b0001)
    expect(flipPose({ face: 'b', turn: 2 })).toEqual({ face: 'a', turn: 2 })
  })
})

describe('one’s own table', () => {
  function laidOut(answer: (text: string) => Promise<void> = async () => {}) {
    const view = signal(scene('play').view)
    const sent: string[] = []
    const refused: unknown[] = []
    const table = new OwnTable(
      goEdition,
      view,
      (text) => {
        sent.push(text)
        return answer(text)
      },
      (reason) => refused.push(reason),
    )
    return { table, view, sent, refused }
  }
  const spot: Spot = { tile: 'H1', face: 'a', turn: 0, square: 0 }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('shows a tile at once, before the server has answered', () => {
    const { table, sent } = laidOut(() => new Promise(() => {}))
    table.lay(spot)
    expect(table.layout.value.map(({ text }) => text)).toEqual(['H1a-a1e'])
    expect(table.hand.value).not.toContain('H1')
    expect(sent).toEqual(['H1a-a1e'])
  })

  it('takes it back when the server refuses, with all that was to follow', async () => {
    const { table, sent, refused } = laidOut(async () => {
      throw new Error('no')
    })
    table.lay(spot)
    table.lay({ ...spot, square: 10 })
    await settled()
    expect(table.layout.value).toEqual([])
    expect(table.hand.value).toContain('H1')
    expect([sent, refused.length]).toEqual([['H1a-a1e'], 1])
  })

  it('lifts before it lays elsewhere, one after the other, and grabs last', async () => {
    const { table, sent } = laidOut()
    table.lay(spot)
    table.lay({ ...spot, square: 10 })
    table.lay({ ...spot, square: 10 })
    table.call('grab')
    await settled()
    expect(sent).toEqual(['H1a-a1e', '-H1', 'H1a-a3e', 'grab'])
  })

  it('turns and flips in the hand without a move, and on the board by moves', async () => {
    const { table, view, sent } = laidOut()
    expect([table.turn('H1'), table.flip('H1'), table.turn(goEdition.joker)]).toEqual([true, true, false])
    expect(table.pose('H1')).toEqual({ face: 'b', turn: 1 })
    expect(sent).toEqual([])
    view.value = { ...view.value, layout: [toLaid(goEdition, spot)], hand: ['H2'] }
    table.flip('H1')
    await settled()
    expect(sent).toEqual(['-H1', 'H1b-a1e'])
  })

  it('remembers how a lifted tile lay', async () => {
    const { table, view } = laidOut()
    view.value = { ...view.value, layout: [toLaid(goEdition, { ...spot, face: 'b', turn: 1 })], hand: ['H2'] }
    table.lift('H1')
    await settled()
    view.value = { ...view.value, layout: [], hand: ['H1', 'H2'] }
    expect(table.pose('H1')).toEqual({ face: 'b', turn: 1 })
  })
})

describe('the check', () => {
  const results = scene('check').view.last!.seats

  it('agrees with the verdicts about every path it draws', () => {
    for (const name of ['check', 'over', 'solo-next'] as const)
      for (const result of scene(name).view.last!.seats)
        for (const picture of pictures(goEdition, result)) {
          expect(picture.way[0] === goEdition.middle && picture.way.at(-1) === picture.square).toBe(picture.joined)
          if (!picture.shown) expect(picture.way).toEqual([])
        }
  })

  it('shows where a path breaks', () => {
    const lay = toLaid(goEdition, { tile: 'H1', face: 'a', turn: 0, square: 0 })
    const cut: Result = {
      ...results[0]!,
      layout: [lay],
      verdicts: [{ picture: goEdition.pictures[0]!, shown: true, joined: false }],
    }
    expect(pictures(goEdition, cut)).toEqual([
      { ...cut.verdicts[0], square: 0, way: [0, 1], broken: { side: 1, against: 'bare' } },
    ])
  })

  it('prefers the wall against the paths of the middle', () => {
    // b2–b3 leads down into a wall next to the middle
    const stub = toLaid(goEdition, { tile: 'H1', face: 'a', turn: 1, square: 6 })
    const cut: Result = {
      ...results[0]!,
      layout: [stub],
      verdicts: [{ picture: goEdition.pictures[6]!, shown: true, joined: false }],
    }
    const [picture] = pictures(goEdition, cut)
    expect(picture!.way).toEqual([6, 11])
    expect(picture!.broken).toEqual({ side: 1, against: 'wall' })
  })

  it('looks at the pictures in the order of the dice, then at the tile, then at the track', () => {
    expect(checkParts(results[0]!)).toEqual([
      ...[0, 1, 2, 3].map((n) => ({ kind: 'picture', n })),
      { kind: 'tile' },
      { kind: 'track' },
    ])
    expect(checkParts(scene('solo-next').view.last!.seats[0]!).at(-1)).toEqual({ kind: 'tile' })
  })
})

describe('what a round begins with, and a lesson points at', () => {
  it('counts three, two, one, calls, and is over', () => {
    expect([0, 699, 700, 2099, 2100, 2999].map(countAt)).toEqual([3, 3, 2, 1, 0, 0])
    expect([3000, Infinity, -1].map(countAt)).toEqual([null, null, null])
  })

  it('knows where a move lays a tile, and that words lay none', () => {
    const spot = placing(goEdition, 'H3b-b3w')!
    expect(spot).toEqual({ tile: 'H3', face: 'b', square: 11, turn: 2 })
    expect(spotText(goEdition, spot)).toBe('H3b-b3w')
    expect(placing(goEdition, 'grab')).toBeNull()
  })

  it('leads from the tile over the tools to the square', () => {
    const table = new OwnTable(
      goEdition,
      signal(scene('play').view),
      async () => {},
      () => {},
    )
    const next = () => nextTouch('H3b-b3w', table)
    expect(next()).toBe('.go-slot[data-tile="H3"]')
    table.hold('H3')
    expect(next()).toContain('"F"')
    table.flip('H3')
    expect(next()).toContain('"R"')
    table.turn('H3')
    table.turn('H3')
    expect(next()).toBe('.go-square[data-square="b3"]')
    expect(nextTouch('ready', table)).toBe('.go-ready')
    expect(nextTouch('grab', table)).toBe('.go-grab')
  })
})
