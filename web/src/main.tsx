import { render } from 'preact'
import { App, arrive } from './App'
import { meet } from './app/guest'
import { applyPreferences } from './device/prefs'
import { rootLinks } from './device/root'
import { follow, texts } from './i18n'
import { api } from './net/api'
import { readAloud } from './ui/aloud'
import './ui/tokens.css'
import './ui/base.css'
import './app/look/index.css'

rootLinks()
applyPreferences()
void arrive()
readAloud()
if (window === parent) void meet() // inside the page of others nobody is known
void api.games().catch(() => undefined) // nearly every page needs it; the one that does asks again
void texts().finally(() => {
  follow()
  document.getElementById('splash')?.remove()
  render(<App />, document.getElementById('app')!)
})
