import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n'
import { LinkButton } from '../ui/LinkButton'
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
        <LinkButton main icon="home" href="/">
          {say('page-home')}
        </LinkButton>
      </main>
    </>
  )
}
