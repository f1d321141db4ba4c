import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Header } from './Header'
import { useTitle } from './title'

/** Nothing is here; the way back is. `again`: it may be here when one asks once more. */
export function Missing({ title, again = false }: { title: string; again?: boolean }) {
  useTitle(title)
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
        {again && (
          <Button icon="replay" onClick={() => location.reload()}>
            {say('page-again')}
          </Button>
        )}
        <a class="btn main" href="/">
          <Icon name="home" />
          {say('page-home')}
        </a>
      </main>
    </>
  )
}
