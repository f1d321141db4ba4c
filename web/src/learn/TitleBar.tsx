import type { ComponentChildren } from 'preact'
import { openPreferences } from '../app/shared/Header'
import { say } from '../i18n'
import { Button } from '../ui/Button'
import './title.css'

/** The slim bar of a lesson or replay: home, the title, and related actions. */
export function TitleBar({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <header class="title-bar">
      <a class="logo" href="/" aria-label={say('page-home')}>
        <img src="/icon.svg" alt="" width="34" height="34" />
      </a>
      <h1 class="caption">{title}</h1>
      {children}
      <Button icon="settings" label={say('pref-title')} onClick={openPreferences} />
    </header>
  )
}
