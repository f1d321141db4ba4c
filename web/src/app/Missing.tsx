import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n'
import { Icon } from '../ui/Icon'
import { Header } from './Header'
import { useTitle } from './title'

/** Nothing is here; the way back is, and whatever else may help. */
export function Missing({ title, children }: { title: string; children?: ComponentChildren }) {
  useTitle(title)
  const [scene, show] = useState<{ Picture: FunctionComponent } | null>(null)
  useEffect(() => {
    void import('./DeadEnd').then(
      ({ DeadEnd: Picture }) => show({ Picture }),
      () => undefined,
    )
  }, [])
  return (
    <>
      <Header />
      <main class="missing">
        <div class="pic">{scene && <scene.Picture />}</div>
        <h1>{title}</h1>
        {children}
        <a class="btn main" href="/">
          <Icon name="home" />
          {say('page-home')}
        </a>
      </main>
    </>
  )
}
