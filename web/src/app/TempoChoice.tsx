import { prefs, type Tempo } from '../device/prefs'
import { say } from '../i18n'
import { Choice } from '../ui/fields'

/** How fast the moves of the others are shown. */
export function TempoChoice() {
  return (
    <Choice<Tempo>
      label={say('pref-tempo')}
      value={prefs.tempo.value}
      words={[
        ['slow', say('pref-tempo-slow')],
        ['normal', say('pref-tempo-normal')],
        ['fast', say('pref-tempo-fast')],
        ['once', say('pref-tempo-once')],
      ]}
      onChange={(tempo) => (prefs.tempo.value = tempo)}
    />
  )
}
