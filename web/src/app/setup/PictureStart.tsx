import { useState } from 'preact/hooks'
import { say } from '../../i18n'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Pawn } from '../../ui/Pawn'
import { DownloadProgress } from '../shared/Placeholder'
import type { GameEdition } from '../shared/editions'
import { LengthField } from './LengthField'
import { lastLength, withLength } from './length'
import { newForm, type SetupForm } from './form'
import { Bots } from './Seats'
import { pawn } from '../shared/guest'
import './pictures.css'

interface Props {
  gameEdition: GameEdition
  busy: boolean
  onPlay: (form: SetupForm) => void
}

/** For those who cannot read yet: tap the players you want, and go. */
export function PictureStart({ gameEdition, busy, onPlay }: Props) {
  const { game, edition } = gameEdition
  const [chosen, choose] = useState(() => newForm(edition, game.bots, pawn.value))
  const form = withLength(chosen, edition, lastLength.value)
  const me = chosen.formSeats.find(({ kind }) => kind === 'me')!
  return (
    <>
      <div class="who-plays flex wrap justify-center gap-10">
        <span class="face-of me" data-colour={me.colour} data-say={say('you')}>
          <Pawn colour={me.colour} bust />
        </span>
        {'helper' in edition.young && ( // where mistakes cost points, a child may be warned of them instead (G11)
          <label class="friend help relative circle pointer-hand">
            <input
              type="checkbox"
              class="sr"
              checked={!!me.young}
              onChange={() =>
                choose({
                  ...chosen,
                  formSeats: chosen.formSeats.map((one) => (one === me ? { ...me, young: !me.young } : one)),
                })
              }
            />
            <span class="face-of" data-colour={me.colour}>
              <Icon name="hint" />
            </span>
            <span class="caption">
              {say('colon', { what: say('setup-young') })} {say('setup-young-helper')}
            </span>
          </label>
        )}
        <Bots form={chosen} game={game} edition={edition} onChange={choose} />
      </div>
      <LengthField form={form} game={game} edition={edition} />
      <Button main class="play" icon="play" busy={busy} onClick={() => onPlay(form)}>
        <span class="caption">{say('start-play')}</span>
        <DownloadProgress />
      </Button>
    </>
  )
}
