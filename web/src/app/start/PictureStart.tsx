import { useState } from 'preact/hooks'
import { say } from '../../i18n'
import { Button } from '../../ui/Button'
import { Icon, Portrait } from '../../ui/Icon'
import { Pawn } from '../../ui/Pawn'
import { DownloadProgress } from '../shared/Placeholder'
import { botName, levels } from '../shared/bots'
import type { GameEdition } from '../shared/editions'
import { LengthField } from '../setup/LengthField'
import { lastLength, withLength } from '../setup/length'
import { formSeatsWith, newForm, type SetupForm } from '../setup/form'
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
  const faces = levels(game)
  const [wanted, want] = useState(['level1', 'level2'])
  // where mistakes cost points, a child may be warned of them instead (G11); help is given only on request
  const [helped, help] = useState(false)
  const helper = 'helper' in edition.young
  const room = Math.max(...edition.players) - 1
  const least = Math.min(...edition.players) - 1
  const friends = wanted.filter((bot) => faces.includes(bot)).slice(-room)

  const toggle = (bot: string) => {
    const others = friends.filter((one) => one !== bot)
    if (others.length === friends.length) want([...friends, bot].slice(-room))
    else if (others.length >= least) want(others)
  }
  const formSeats = formSeatsWith(edition, friends, pawn.value).map((formSeat) => ({
    ...formSeat,
    young: formSeat.kind === 'me' && helper && helped,
  }))
  const colourOf = (kind: string, bot?: string) =>
    formSeats.find((formSeat) => formSeat.kind === kind && (!bot || formSeat.bot === bot))?.colour
  const mine = colourOf('me')!
  const form = withLength({ ...newForm(edition, game.bots), formSeats }, edition, lastLength.value)

  return (
    <>
      <fieldset class="friends flex wrap justify-center">
        <legend class="sr">{say('setup-seats')}</legend>
        <span class="face-of me" data-colour={mine} data-say={say('you')}>
          <Pawn colour={mine} bust />
        </span>
        {helper && (
          <label class="friend help relative circle pointer-hand">
            <input type="checkbox" class="sr" checked={helped} onChange={() => help(!helped)} />
            <span class="face-of" data-colour={mine}>
              <Icon name="hint" />
            </span>
            <span class="caption">
              {say('colon', { what: say('setup-young') })} {say('setup-young-helper')}
            </span>
          </label>
        )}
        {faces.map((bot) => (
          <label key={bot} class="friend relative circle pointer-hand">
            <input type="checkbox" class="sr" checked={friends.includes(bot)} onChange={() => toggle(bot)} />
            <span class="face-of" data-colour={colourOf('bot', bot)}>
              <Portrait bot={bot} />
            </span>
            <span class="caption">{botName(bot)}</span>
          </label>
        ))}
      </fieldset>
      <LengthField form={form} game={game} edition={edition} />
      <Button main class="play" icon="play" busy={busy} onClick={() => onPlay(form)}>
        <span class="caption">{say('start-play')}</span>
        <DownloadProgress />
      </Button>
    </>
  )
}
