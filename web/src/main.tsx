import { render } from 'preact'
import { App, preloadPage } from './App'
import { identifyGuest } from './app/shared/guest'
import { OFFLINE } from './device/offline'
import { applyPreferences } from './device/prefs'
import { rootLinks } from './device/root'
import { follow, texts } from './i18n'
import { api } from './net/api'
import { followWindow } from './ui/layout'
import { readAloud } from './ui/speech'
import './ui/tokens.css'
import './ui/drawn/palette.css'
import './ui/base.css'
import './app/styles/index.css'
import './games/sliding/styles/board.css' // before the styles of pages, whichever page is loaded first

async function begin(): Promise<void> {
  rootLinks()
  applyPreferences()
  followWindow()
  void preloadPage()
  const Page = import.meta.env.MODE === 'offline' ? await (await import('./Offline')).startOffline() : App
  readAloud()
  if (window === parent) void identifyGuest() // embedded in another website, guests are not identified
  void api.games().catch(() => undefined) // nearly every page needs it; the page that does requests it again
  // an offline folder without them reports it, see opened.js; the page of a server continues, and requests them again
  await texts().catch((error: unknown) => OFFLINE && Promise.reject(error as Error))
  follow()
  document.getElementById('splash')?.remove()
  render(<Page />, document.getElementById('app')!)
}

void begin()
