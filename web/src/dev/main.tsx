/** Shows boards during development: /dev.html?fixture=classic-1986&position=push. Not part of the build. */
import { signal } from '@preact/signals'
import { render } from 'preact'
import { applyPreferences, prefs } from '../device/prefs'
import { board } from '../games'
import { follow, texts } from '../i18n'
import type { Catalogue, Choices, GameEvent, SeatInfo, Table, View } from '../net/protocol'
import '../ui/base.css'
import { Toasts } from '../ui/Toast'
import '../ui/tokens.css'
import './dev.css'

const asked = new URLSearchParams(location.search)
const fixture = asked.get('fixture') ?? 'classic-1986'
const position = asked.get('position') ?? 'push'
const files = import.meta.glob<Record<string, { view: View; choices: Choices | null }>>('../fixtures/*.json', {
  import: 'default',
})

async function main(): Promise<void> {
  prefs.theme.value = (asked.get('theme') as 'light' | 'dark' | null) ?? 'system'
  prefs.motion.value = (asked.get('motion') as 'off' | null) ?? 'on'
  prefs.contrast.value = asked.has('contrast')
  prefs.picturesOnly.value = asked.has('pictures')
  prefs.oneTap.value = asked.has('onetap')
  prefs.language.value = asked.get('language') ?? 'en'
  applyPreferences()
  follow()
  await texts()
  const shown = (await files[`../fixtures/${fixture}.json`]!())[position]!
  const games = (await files['../fixtures/games.json']!()) as unknown as Catalogue
  const game = games.games.find((one) => one.game === shown.view.game)!
  const edition = game.editions.find((one) => one.id === shown.view.edition)!
  const { Play } = await board(shown.view.game)
  const view = signal(shown.view)
  const choices = signal(shown.choices)
  const events = signal<GameEvent | null>(null)
  const names = ['Ida', 'Jonas', 'Aiko', 'Sami'].slice(0, Array.isArray(shown.view.seats) ? shown.view.seats.length : 4)
  const move = async (text: string) => console.log('move', text)
  render(
    <>
      <main class="dev">
        <Play
          table={{ seats: [] as SeatInfo[] } as Table}
          edition={edition}
          view={view}
          choices={choices}
          seat={shown.view.you}
          events={events}
          deadline={signal(null)}
          now={Date.now}
          move={move}
          hint={async () => []}
          names={names}
        />
      </main>
      <Toasts />
    </>,
    document.getElementById('app')!,
  )
  Object.assign(window, { dev: { view, choices, events, move } })
}

void main()
