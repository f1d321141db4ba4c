import { useEffect, useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { localName, say, texts } from '../../i18n'
import { duration } from '../../i18n/words'
import { api } from '../../net/api'
import { rooms, keepRoomKeys, type NewRoom } from '../../net/rooms'
import type { Catalogue } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Choice, Switch, TextField } from '../../ui/fields'
import { Panel } from '../../ui/Dialog'
import { gameEditionsOf, type GameEdition } from '../shared/editions'
import { showError } from '../../ui/Toast'
import { Header } from '../shared/Header'
import { go } from '../shared/router'
import { LengthField } from '../setup/LengthField'
import { minutes } from '../setup/length'
import { newForm, hasRounds, type SetupForm } from '../setup/form'
import { useTitle } from '../shared/hooks'
import { Loading } from '../shared/Placeholder'
import '../styles/lists.css'
import './room.css'

const ROUNDS = [2, 3, 5, 7]
const MINUTES = [15, 30, 45, 60, 90]
const CLOCKS = [null, 30, 60, 120]
const TEAMS = [0, 2, 3, 4]

type Rest = Omit<NewRoom, 'edition' | 'options'>

const FRESH: Rest = {
  mode: 'swiss',
  rounds: 3,
  minutes: 45,
  rest: 15,
  clock: 60,
  timeout: 'pass',
  teams: 0,
  leavers: 'bot',
  made_up: false,
  name: '',
}

/** The setup of a game in the room: two people. */
const twoPlayerForm = ({ game, edition }: GameEdition): SetupForm => {
  const fresh = newForm(edition, game.bots)
  return { ...fresh, formSeats: fresh.formSeats.slice(0, 2), options: edition.goals ? { goals: 3 } : {} }
}

/** Minutes between two games, for pairing and finding each other. */
const BETWEEN = 1

/** How long the rounds of a room take, as far as the game has been measured. */
function Estimate({ form, game, edition, how }: { form: SetupForm; how: Rest } & GameEdition) {
  const each = minutes({ ...form, clock: how.clock }, game, edition)
  if (how.mode !== 'swiss' || each === null) return null
  const total = how.rounds * (each + BETWEEN)
  return (
    <p class="m-0" role="status">
      <b>≈ {duration(60 * total, 'short')}</b>{' '}
      {say('room-estimate', { rounds: how.rounds, each: duration(60 * each, 'short') })}
    </p>
  )
}

/** Open a room: choose the game, its options and the time. */
export function OpenRoomPage() {
  const [ready, setReady] = useState(false)
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const [form, setForm] = useState<SetupForm | null>(null)
  const [how, setHow] = useState<Rest>(FRESH)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void texts('room', 'setup').then(() => setReady(true), showError)
    void api.games().then(setCatalogue, showError)
  }, [])
  useTitle(ready ? say('room-open-title') : '')
  const gameEditions = gameEditionsOf(catalogue).filter(({ edition }) => edition.players.includes(2))
  const gameEdition = gameEditions.find(({ edition }) => edition.id === form?.edition) ?? gameEditions[0]
  if (!ready || !gameEdition) return <Loading lost={false} />
  const current = form ?? twoPlayerForm(gameEdition)
  const set = (change: Partial<Rest>) => setHow({ ...how, ...change })
  const numbers = (values: number[]): [string, string][] => values.map((value) => [String(value), String(value)])

  async function open() {
    setBusy(true)
    try {
      const { room, key } = await rooms.make({ edition: current.edition, options: current.options, ...how })
      keepRoomKeys(room.id, { teacher: key })
      go(`/room/${room.id}`)
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <>
      <Header />
      <main class="list room in-column">
        <h1>{say('room-open-title')}</h1>
        <p>{say('room-about')}</p>
        <Panel class="pad">
          {!prefs.picturesOnly.value && (
            <TextField label={say('room-called')} value={how.name} max={20} onChange={(name) => set({ name })} />
          )}
          <Choice
            label={say('room-game')}
            value={current.edition}
            words={gameEditions.map(({ edition }) => [edition.id, localName(edition.names)])}
            onChange={(id) => setForm(twoPlayerForm(gameEditions.find(({ edition }) => edition.id === id)!))}
            list
          />
          <LengthField form={current} game={gameEdition.game} edition={gameEdition.edition} onChange={setForm} />
          <Choice
            label={say('room-mode')}
            help={say(`room-mode-${how.mode}-help`)}
            value={how.mode}
            words={(['swiss', 'everybody', 'arena'] as const).map((mode) => [mode, say(`room-mode-${mode}`)])}
            onChange={(mode) => set({ mode })}
            list
          />
          {how.mode === 'swiss' && (
            <Choice
              label={say('room-rounds')}
              value={String(how.rounds)}
              words={numbers(ROUNDS)}
              onChange={(rounds) => set({ rounds: Number(rounds) })}
            />
          )}
          {how.mode === 'arena' && (
            <Choice
              label={say('room-minutes')}
              value={String(how.minutes)}
              words={MINUTES.map((minutes) => [String(minutes), duration(60 * minutes)])}
              onChange={(minutes) => set({ minutes: Number(minutes) })}
              list
            />
          )}
          <Choice
            label={hasRounds(gameEdition.game) ? say('option-label-round_clock') : say('setup-clock')}
            value={String(how.clock ?? 'off')}
            words={CLOCKS.map((clock) => [
              String(clock ?? 'off'),
              clock === null ? say('setup-clock-off') : duration(clock),
            ])}
            onChange={(clock) => set({ clock: clock === 'off' ? null : Number(clock) })}
            list
          />
          {how.clock !== null && !hasRounds(gameEdition.game) && (
            <Choice
              label={say('setup-timeout')}
              help={how.timeout === 'bot' ? say('away-room') : undefined}
              value={how.timeout}
              words={[
                ['pass', say('setup-timeout-pass')],
                ['bot', say('setup-timeout-bot')],
              ]}
              onChange={(timeout) => set({ timeout })}
              list
            />
          )}
          <Choice
            label={say('room-teams')}
            value={String(how.teams)}
            words={TEAMS.map((count) => [String(count), count ? String(count) : say('room-teams-none')])}
            onChange={(teams) => set({ teams: Number(teams) })}
          />
          <Choice
            label={say('room-leavers')}
            help={how.leavers === 'bot' ? say('away-room') : undefined}
            value={how.leavers}
            words={[
              ['bot', say('room-leavers-bot')],
              ['forfeit', say('room-leavers-forfeit')],
            ]}
            onChange={(leavers) => set({ leavers })}
            list
          />
          <Switch
            label={say('room-made-up')}
            help={say('room-made-up-help')}
            value={how.made_up}
            onChange={(made_up) => set({ made_up })}
          />
        </Panel>
        <Estimate form={current} {...gameEdition} how={how} />
        <Button main big icon="people" busy={busy} onClick={open}>
          <span class="caption">{say('room-open')}</span>
        </Button>
      </main>
    </>
  )
}
