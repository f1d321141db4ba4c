import type { ComponentChildren } from 'preact'
import { openPreferences } from '../app/shared/Header'
import { say } from '../i18n'
import { Button } from '../ui/Button'
import './title.css'

/** The slim bar of a lesson or replay: home, the title, and related actions. */
export function TitleBar({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <header class="title-bar in-row gap-8">
      <a class="logo in-row min-h-44 gap-10" href="/" aria-label={say('page-home')}>
        <img class="block rigid" src="/icon.svg" alt="" width="34" height="34" />
      </a>
      <h1 class="caption grow min-w-0 one-line">{title}</h1>
      {children}
      <Button icon="settings" label={say('pref-title')} onClick={openPreferences} />
    </header>
  )
}
