import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { has, named, say } from '../../i18n'
import { api } from '../../net/api'
import { keep } from '../../net/keys'
import type { Catalogue } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { complain } from '../complain'
import { boxesOf, type Box } from '../boxes'
import { guest } from '../guest'
import { Header } from '../Header'
import { made } from '../made'
import { prefs } from '../prefs'
import { address, go } from '../router'
import { freshPlan, request } from '../setup/plan'
import { stored } from '../stored'
import { Thumb } from '../Thumb'
import { Continue } from './Continue'
import { Join } from './Join'
import './start.css'

const chosen = stored<string>('edition', 'classic-1986')

export function Start() {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const [busy, setBusy] = useState(false)
  const boxes = boxesOf(catalogue)
  const box = boxes.find(({ edition }) => edition.id === chosen.value) ?? boxes[0]

  useEffect(() => {
    const asked = address.value.searchParams.get('edition')
    if (asked) chosen.value = asked
    api.games().then(setCatalogue, complain)
  }, [])

  async function playAtOnce(box: Box) {
    setBusy(true)
    try {
      const plan = request(freshPlan(box.edition, box.game.bots), box, prefs.name.value.trim() || guest.value || say('you'), () => '')
      const { table, keys } = await api.make(plan)
      keep(table.id, keys)
      made(table.id)
      go(`/t/${table.id}`)
    } catch (wrong) {
      complain(wrong)
      setBusy(false)
    }
  }

  return (
    <div class="start">
      <Scene />
      <Header />
      <main>
        <section class="hero">
          <h1>{say('start-title')}</h1>
          <p>{say('start-about')}</p>
          <Button main class="play" icon="play" disabled={!box || busy} onClick={() => box && playAtOnce(box)}>
            <span>
              {say('start-play')}
              <small>{box ? say('start-play-who', { edition: named(box.edition.names) }) : ' '}</small>
            </span>
          </Button>
          <div class="ways">
            <a class="btn" href={`/new?edition=${box?.edition.id ?? ''}`}>
              <Icon name="table" />
              {say('start-setup')}
            </a>
            <Join />
          </div>
        </section>
        <Continue />
        <div class="games" role="radiogroup" aria-label={say('start-pick')}>
          {boxes.map(({ game, edition }) => (
            <label key={edition.id} class="game panel">
              <input
                type="radio"
                class="sr"
                name="edition"
                value={edition.id}
                checked={edition.id === box?.edition.id}
                onChange={() => (chosen.value = edition.id)}
              />
              <span class="pic">
                <Thumb game={game.game} edition={edition.id} />
              </span>
              {edition.id === box?.edition.id && (
                <span class="tick">
                  <Icon name="check" />
                </span>
              )}
              <span class="tx">
                <b>{named(edition.names)}</b>
                <span class="about">{about(game.game, edition.id)}</span>
              </span>
            </label>
          ))}
        </div>
        <nav class="more">
          <a href={`/learn/${box?.game.game ?? 'classic'}`}>
            <Icon name="hint" />
            {say('start-learn')}
          </a>
          <a href={`/rules/${box?.edition.id ?? 'classic-1986'}`}>
            <Icon name="book" />
            {say('start-rules')}
          </a>
          <a href="/tables">
            <Icon name="people" />
            {say('lobby-title')}
          </a>
          <a href="/finished">
            <Icon name="replay" />
            {say('finished-title')}
          </a>
          <a href="/ratings">
            <Icon name="trophy" />
            {say('ratings-title')}
          </a>
        </nav>
      </main>
    </div>
  )
}

function about(game: string, edition: string): string {
  const own = `about-edition-${edition}`
  const shared = `about-game-${game}`
  return has(own) ? say(`about-edition-${edition}`) : has(shared) ? say(`about-game-${game}`) : ''
}

/** The big drawn board behind the words; it comes when the words stand already. */
function Scene() {
  const [scene, show] = useState<{ Picture: FunctionComponent } | null>(null)
  useEffect(() => {
    void import('./Scene').then(({ Scene: Picture }) => show({ Picture }))
  }, [])
  return <div class="scene">{scene && <scene.Picture />}</div>
}
