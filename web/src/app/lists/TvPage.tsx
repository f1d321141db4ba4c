import { say } from '../../i18n'
import { Header } from '../shared/Header'
import { origin } from '../shared/guest'
import { useTitle } from '../shared/hooks'
import { Join } from '../start/Join'
import '../start/start.css'
import './tv.css'

/** A table on a large screen, for everybody in the room: the TV's own browser opens this page and gets the code. */
export function TvPage() {
  useTitle(say('menu-screen'))
  return (
    <div class="start tv clip relative">
      <Header />
      <main class="in-column">
        <section class="hero in-column relative gap-12">
          <h1>{say('menu-screen')}</h1>
          <p>{say('tv-how', { address: `${origin()}/tv`.replace(/^https?:\/\//, '') })}</p>
          <div class="ways flex wrap gap-10">
            <Join screen />
          </div>
        </section>
      </main>
    </div>
  )
}
