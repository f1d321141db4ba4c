import { say } from '../i18n'
import { Button } from '../ui/Button'
import { prefs } from '../device/prefs'

export function SoundButton({ class: extra }: { class?: string }) {
  const on = prefs.sound.value
  return (
    <Button
      class={extra}
      icon={on ? 'sound' : 'mute'}
      label={say('pref-sound')}
      aria-pressed={on}
      onClick={() => (prefs.sound.value = !on)}
    />
  )
}
