import { render } from 'preact'
import { App } from './app/App'
import { meet } from './app/guest'
import { dress } from './app/prefs'
import { follow, texts } from './i18n'
import './ui/tokens.css'
import './ui/base.css'
import './app/page.css'

dress()
void meet()
void texts().finally(() => {
  follow()
  render(<App />, document.getElementById('app')!)
})
