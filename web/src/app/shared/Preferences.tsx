import type { Signal } from '@preact/signals'
import { LANGUAGES, OWN_NAMES, language, say } from '../../i18n'
import { Dialog } from '../../ui/Dialog'
import { Choice, RangeField, Switch, TextField } from '../../ui/fields'
import { canVibrate, sound } from '../../ui/sound'
import { canSpeak, speak } from '../../ui/speech'
import { prefs, type Motion, type Theme } from '../../device/prefs'
import { TapsChoice, TempoChoice, TurnSwitch } from './TablePreferences'

function Toggle({ of, label, help, after }: { of: Signal<boolean>; label: string; help?: string; after?: () => void }) {
  return (
    <Switch
      label={label}
      help={help}
      value={of.value}
      onChange={(on) => {
        of.value = on
        if (on) after?.()
      }}
    />
  )
}

export function Preferences({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say('pref-title')} onClose={onClose} class="preferences">
      <TextField
        label={say('pref-name')}
        value={prefs.name.value}
        max={20}
        onChange={(name) => (prefs.name.value = name)}
      />
      <Choice
        label={say('pref-language')}
        value={language.value}
        words={LANGUAGES.map((tongue) => [tongue, OWN_NAMES[tongue]])}
        onChange={(tongue) => (prefs.language.value = tongue)}
        list
      />
      <Choice<Theme>
        label={say('pref-theme')}
        value={prefs.theme.value}
        words={[
          ['system', say('pref-theme-system')],
          ['light', say('pref-theme-light')],
          ['dark', say('pref-theme-dark')],
        ]}
        onChange={(theme) => (prefs.theme.value = theme)}
      />
      <Choice<Motion>
        label={say('pref-motion')}
        value={prefs.motion.value}
        words={[
          ['system', say('pref-motion-system')],
          ['on', say('pref-motion-on')],
          ['off', say('pref-motion-off')],
        ]}
        onChange={(motion) => (prefs.motion.value = motion)}
      />
      <TempoChoice />
      <Toggle of={prefs.sound} label={say('pref-sound')} after={() => sound('turn')} />
      {prefs.sound.value && (
        <RangeField
          label={say('pref-volume')}
          value={prefs.volume.value}
          onChange={(volume) => {
            prefs.volume.value = volume
            sound('step')
          }}
        />
      )}
      {canVibrate() && <Toggle of={prefs.vibration} label={say('pref-vibration')} after={() => sound('turn')} />}
      {canSpeak() && (
        <Toggle
          of={prefs.speech}
          label={say('pref-speech')}
          help={say('pref-speech-help')}
          after={() => speak(say('pref-speech'))}
        />
      )}
      <TurnSwitch />
      <TapsChoice />
      <Toggle of={prefs.coordinates} label={say('pref-coordinates')} help={say('pref-coordinates-help')} />
      <Toggle of={prefs.thinkFirst} label={say('pref-think')} help={say('pref-think-help')} />
      <Toggle of={prefs.picturesOnly} label={say('pref-pictures')} help={say('pref-pictures-help')} />
      <Toggle of={prefs.contrast} label={say('pref-contrast')} help={say('pref-contrast-help')} />
    </Dialog>
  )
}
