import { say } from '../../i18n'

export function Start() {
  return (
    <main>
      <h1>{say('start-title')}</h1>
    </main>
  )
}
