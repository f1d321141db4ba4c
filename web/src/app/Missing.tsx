import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n'
import { Icon } from '../ui/Icon'
import { Header } from './Header'

/** Nothing is here; the way back is. */
export function Missing({ title }: { title: string }) {
  const [scene, show] = useState<{ Picture: FunctionComponent } | null>(null)
  useEffect(() => {
    void import('./DeadEnd').then(({ DeadEnd: Picture }) => show({ Picture }), () => undefined)
  }, [])
  return (
    <>
      <Header />
      <main class="missing">
        <div class="pic">{scene && <scene.Picture />}</div>
        <h1>{title}</h1>
        <a class="btn main" href="/">
          <Icon name="home" />
          {say('page-home')}
        </a>
      </main>
    </>
  )
}
