import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LANGUAGES, OWN_NAMES, language, say } from '../i18n'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { prefs } from '../device/prefs'
import { Refusal } from '../net/protocol'
import { showError } from './complain'
import { SpeechButton } from './SpeechButton'

const open = signal(false)

export const openPreferences = () => (open.value = true)

function Logo() {
  return (
    <a class="logo" href="/">
      <img src="/icon.svg" alt="" width="40" height="40" />
      <b class="caption">wanderwall</b>
    </a>
  )
}

function LanguageChoice() {
  return (
    <label class="language">
      <Icon name="globe" />
      <span class="sr">{say('pref-language')}</span>
      <select value={language.value} onChange={(event) => (prefs.language.value = event.currentTarget.value)}>
        {LANGUAGES.map((tongue) => (
          <option key={tongue} value={tongue} lang={tongue}>
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
    <header class="top">
      <Logo />
      {children}
      <span class="space" />
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
    if (open.value && !part) import('./Preferences').then(load, () => showError(new Refusal('page.offline')))
  }, [open.value])
  return open.value && part ? <part.Preferences onClose={() => (open.value = false)} /> : null
}
