import { locale, say } from '../../i18n'
import type { BadgeInfo } from '../../net/book'
import { Icon, type IconName } from '../../ui/Icon'
import { Portrait } from '../../ui/Portrait'
import { botName } from '../bots'

const ICONS: Record<string, IconName> = {
  'photo-finish': 'home',
  swift: 'clock',
  friends: 'people',
  'full-table': 'table',
  'all-games': 'trophy',
  row: 'replay',
  puzzles: 'maze',
  par: 'check',
}

/** Split `beat-level3`, `row-30` into the kind and its value. */
function splitBadge(name: string): { kind: string; value: string } {
  const [kind, value] = /^(beat|row|puzzles)-(.+)$/.exec(name)?.slice(1) ?? [name, '']
  return { kind: kind!, value: value! }
}

/** All badges, the earned ones first; the others say what is still to be done. */
export function Badges({ badges }: { badges: BadgeInfo[] }) {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
  const sorted = [...badges].sort((one, other) => Number(other.earned) - Number(one.earned))
  return (
    <section class="panel" aria-labelledby="book-badges">
      <h2 id="book-badges">{say('book-badges')}</h2>
      <ul class="badges">
        {sorted.map(({ name, earned, when }) => {
          const { kind, value } = splitBadge(name)
          return (
            <li key={name} class={earned ? 'earned' : ''}>
              <span class="medal">{kind === 'beat' ? <Portrait bot={value} /> : <Icon name={ICONS[kind]!} />}</span>
              <span>
                <b class="caption">{say(`book-badge-${kind}`, { bot: botName(value), value })}</b>
                <small class="caption">
                  {!earned
                    ? say('book-not-yet')
                    : when === null
                      ? say('book-earned-once')
                      : say('book-earned', { date: day.format(when) })}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
