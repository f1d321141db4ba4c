import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { LANGUAGES, OWN_NAMES, language, say, texts } from '../../i18n'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { canSpeak, stopSpeaking, speak } from '../../ui/speech'
import { showError } from '../../ui/Toast'

const open = signal(false)

export const openPreferences = () => (open.value = true)

function Logo() {
  return (
    <a class="logo in-row min-h-44 gap-10" href="/" aria-label="wanderwall">
      <img class="block rigid" src="/icon.svg" alt="" width="40" height="40" />
      <b class="caption clip">wanderwall</b>
    </a>
  )
}

function LanguageChoice() {
  return (
    <label class="language in-row semibold relative on-panel lined round-14 gap-8">
      <Icon name="globe" />
      <span class="sr">{say('pref-language')}</span>
      <select
        class="min-w-0 no-border no-fill pointer-hand"
        value={language.value}
        onChange={(event) => (prefs.language.value = event.currentTarget.value)}
      >
        {LANGUAGES.map((tongue) => (
          <option class="on-panel" key={tongue} value={tongue} lang={tongue}>
            {OWN_NAMES[tongue]}
          </option>
        ))}
      </select>
      <Icon name="down" class="small" />
    </label>
  )
}

/** The top of every page that is not a table. */
export function Header({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top in-row relative gap-12">
      <Logo />
      {children}
      <span class="space grow" />
      {!prefs.picturesOnly.value && <LanguageChoice />}
      <SpeechButton />
      <Button icon="settings" label={say('pref-title')} onClick={openPreferences} />
    </header>
  )
}

/** Rendered once, next to the pages. Loaded on demand: few players open it before their first game. */
export function PreferencesDialog() {
  const [part, load] = useState<typeof import('./Preferences') | null>(null)
  useEffect(() => {
    if (open.value && !part)
      Promise.all([import('./Preferences'), texts('setup')]).then(([one]) => load(one), showError)
  }, [open.value])
  return open.value && part ? <part.Preferences onClose={() => (open.value = false)} /> : null
}

/** Toggle for the voice, within reach where pictures replace words. */
export function SpeechButton() {
  if (!prefs.picturesOnly.value || !canSpeak()) return null
  const toggle = () => {
    prefs.speech.value = !prefs.speech.value
    if (prefs.speech.value) speak(say('pref-speech'))
    else stopSpeaking()
  }
  return (
    <Button
      class="speech-button"
      icon="speak"
      label={say('pref-speech')}
      aria-pressed={prefs.speech.value}
      onClick={toggle}
    />
  )
}

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
