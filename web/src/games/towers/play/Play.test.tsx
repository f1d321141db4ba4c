import { signal } from '@preact/signals'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import fixture from '../../../fixtures/towers-3d.json'
import catalogue from '../../../fixtures/games.json'
import { prefs } from '../../../device/prefs'
import { texts } from '../../../i18n'
import type { EditionInfo, GameEvent, SeatInfo, Table } from '../../../net/protocol'
import { areas, Play } from '..'
import { runeNews } from '../speech/labels'
import { chosenWay } from './viewPrefs'
import type { TowersChoices, TowersView } from '../../../net/views'

const edition = catalogue.games.find(({ game }) => game === 'towers')!.editions[0] as unknown as EditionInfo

function sit(state: keyof typeof fixture, sharedDevice = false) {
  const { view, choices } = fixture[state] as unknown as { view: TowersView; choices: TowersChoices | null }
  const sent: string[] = []
  const events = signal<GameEvent<TowersView> | null>(null)
  const page = render(
    <Play
      table={{ seats: [] as SeatInfo[] } as Table}
      edition={edition}
      view={signal(view)}
      choices={signal(choices)}
      events={events}
      deadline={signal(null)}
      now={Date.now}
      seat={view.you}
      names={['Ida', 'Jonas', 'Mia', 'Tom']}
      sharedDevice={sharedDevice}
      move={async (text) => void sent.push(text)}
    />,
  )
  const find = (selector: string) => page.container.querySelector<HTMLElement>(selector)!
  const go = () => fireEvent.click(find('.tw-go'))
  return { view, choices, sent, find, go, page, cell: (square: number) => find(`[data-square="${square}"]`) }
}

const settled = () => new Promise((done) => setTimeout(done))

beforeEach(async () => {
  chosenWay.value = 'flat'
  prefs.motion.value = 'off'
  prefs.language.value = 'en'
  await texts(...areas)
})
afterEach(cleanup)

describe('towers at the table', () => {
  it('shows every height as a number, and announces it', () => {
    const { view, page, cell } = sit('walk')
    expect(page.container.querySelectorAll('.tw-flat .tw-number')).toHaveLength(26)
    expect(cell(12).getAttribute('aria-label')).toContain(`height ${view.heights[12]}`)
  })

  it('thinks of a push, turns the tower, and pushes only when it is meant', async () => {
    const { sent, find, go } = sit('push')
    go()
    expect(sent).toEqual([])
    fireEvent.click(find('[data-arrow="E2"]'))
    fireEvent.click(find('.tw-spare .btn:last-child'))
    expect(sent).toEqual([])
    go()
    await waitFor(() => expect(sent).toEqual(['E2ne']))
  })

  it('pushes and walks at once where both were thought of', async () => {
    const { sent, find, cell, go } = sit('push')
    fireEvent.click(find('[data-arrow="E2"]'))
    fireEvent.click(cell(6))
    go()
    await waitFor(() => expect(sent).toEqual(['E2nw', 'b2+u']))
  })

  it('lets one choose what pays for the way', async () => {
    const { sent, find, cell, go } = sit('pay')
    fireEvent.click(cell(22))
    expect(find('[data-card="u"]').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(find('[data-card="j"]'))
    expect(find('[data-card="j"]').getAttribute('aria-pressed')).toBe('true')
    go()
    await settled()
    expect(sent).toEqual(['c5+j'])
  })

  it('draws the route with its price and its profile', () => {
    const { page, cell } = sit('pay')
    fireEvent.click(cell(17))
    expect(page.container.querySelectorAll('.tw-badge')).toHaveLength(2)
    expect(page.container.querySelector('.tw-profile')).not.toBeNull()
  })

  it('stays, and gives up a card', async () => {
    const walk = sit('pay')
    fireEvent.click(walk.find('.tw-act .others .btn'))
    await settled()
    expect(walk.sent).toEqual(['e5'])
    cleanup()
    const discard = sit('discard')
    discard.go()
    expect(discard.sent).toEqual([])
    fireEvent.click(discard.find('[data-card="j"]'))
    discard.go()
    await settled()
    expect(discard.sent).toEqual(['x:j'])
  })

  it('marks the goal on the board, but not where the device is handed round', () => {
    expect(sit('pay').page.container.querySelector('.tw-thing.sought')).not.toBeNull()
    cleanup()
    expect(sit('pay', true).page.container.querySelector('.tw-thing.sought')).toBeNull()
  })

  it('offers nothing while another seat plays, and to a spectator', () => {
    for (const state of ['others-turn', 'spectator'] as const) {
      const { page } = sit(state)
      expect(page.container.querySelector('.tw-go')).toBeNull()
      cleanup()
    }
  })

  it('says who has turned the rune card', () => {
    const before = fixture['others-turn'].view as unknown as TowersView
    const turned = (whose: number) => ({
      ...before,
      seats: before.seats.map((one, n) => ({ ...one, rune_turned: one.rune_turned || n === whose })),
    })
    const plain = { ...before, seats: before.seats.map((one) => ({ ...one, rune_turned: false })) }
    const event = (whose: number) =>
      ({ seq: 1, seat: whose, kind: 'move', moves: [], before: plain, after: { ...turned(whose) } }) as never
    expect(runeNews(event(1), ['You', 'Tom'], 0)).toContain('Tom turned the rune card.')
    expect(runeNews(event(0), ['You', 'Tom'], 0)).toContain('You turned your rune card.')
  })
})
