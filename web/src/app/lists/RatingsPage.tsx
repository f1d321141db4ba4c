import { useEffect, useState } from 'preact/hooks'
import { SHELF } from '../../games'
import { locale, localName, say } from '../../i18n'
import { api } from '../../net/api'
import type { GameInfo } from '../../net/protocol'
import { Icon, Portrait } from '../../ui/Icon'
import { Choice } from '../../ui/fields'
import { showError } from '../../ui/Toast'
import { botName } from '../shared/bots'
import { useFetch, useTitle } from '../shared/hooks'
import { Header } from '../shared/Header'
import '../styles/lists.css'

/** Ratings of people and bots. */
export function RatingsPage() {
  const [games, setGames] = useState<GameInfo[]>([])
  const [game, setGame] = useState(SHELF[0]!.game)
  useEffect(() => void api.games().then((catalogue) => setGames(catalogue.games), showError), [])
  const { value, error } = useFetch(() => api.ratings(game), [game])
  const ratings = value?.ratings
  useEffect(() => void (error && showError(error)), [error])
  useTitle(say('ratings-title'))
  const whole = new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 })
  return (
    <>
      <Header />
      <main class="list in-column">
        <h1>{say('ratings-title')}</h1>
        <p>{say('ratings-about')}</p>
        {games.length > 0 && (
          <Choice
            label={say('start-pick')}
            value={game}
            words={games.map((one) => [one.game, localName(one.editions[0]!.names)])}
            onChange={setGame}
            list
          />
        )}
        {ratings?.length === 0 && <p class="empty">{say('ratings-empty')}</p>}
        {ratings && ratings.length > 0 && (
          <table class="ratings panel clip">
            <thead>
              <tr>
                <th scope="col">{say('ratings-place')}</th>
                <th scope="col">{say('ratings-who')}</th>
                <th scope="col">{say('ratings-rating')}</th>
                <th scope="col">{say('ratings-games')}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.map((one, place) => (
                <tr key={`${one.bot} ${one.name} ${place}`}>
                  <td>{place + 1}</td>
                  <th class="in-row gap-10" scope="row">
                    {one.bot ? <Portrait bot={one.name} /> : <Icon name="smile" />}
                    {one.bot ? botName(one.name) : one.name}
                  </th>
                  <td>
                    {whole.format(one.rating)} <small class="muted">± {whole.format(one.deviation)}</small>
                  </td>
                  <td>{whole.format(one.games)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </main>
    </>
  )
}
