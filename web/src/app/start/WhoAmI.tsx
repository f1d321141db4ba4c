import { useId } from 'preact/hooks'
import { say } from '../../i18n'
import { colourName } from '../../i18n/words'
import { Button } from '../../ui/Button'
import { COLOURS, Pawn } from '../../ui/Pawn'
import { Dialog } from '../../ui/Dialog'
import { TextField } from '../../ui/fields'
import { prefs } from '../../device/prefs'
import { guest, pawn } from '../shared/guest'

interface Props {
  onDone: () => void
  onClose: () => void
}

/** Name and pawn, asked once and stored on this device. */
export function WhoAmI({ onDone, onClose }: Props) {
  const id = useId()
  return (
    <Dialog title={say('me-title')} onClose={onClose} class="who-am-i">
      <TextField
        label={say('setup-name')}
        value={prefs.name.value}
        max={20}
        hint={guest.value}
        onChange={(name) => (prefs.name.value = name)}
      />
      <fieldset class="field pawns in-row wrap justify-between">
        <legend>{say('me-pawn')}</legend>
        {COLOURS.map((colour) => (
          <label class="centre grow round-14 pointer-hand" key={colour} data-colour={colour} title={colourName(colour)}>
            <input
              type="radio"
              class="sr"
              name={id}
              checked={(pawn.value ?? COLOURS[0]) === colour}
              onChange={() => (prefs.colour.value = colour)}
            />
            <Pawn colour={colour} />
            <span class="sr">{colourName(colour)}</span>
          </label>
        ))}
      </fieldset>
      <Button main big class="w-full" icon="play" onClick={onDone}>
        {say('start-play')}
      </Button>
    </Dialog>
  )
}
