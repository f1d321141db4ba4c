import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n'
import { LinkButton } from '../ui/LinkButton'
import { Header } from './Header'
import { useTitle } from './title'

interface Props {
  title: string
  children?: ComponentChildren
  /** Set where a link to the start page would not help. */
  hideHome?: boolean
}

/** Nothing was found: show a link back and whatever else may help. */
export function NotFound({ title, children, hideHome }: Props) {
  useTitle(title)
  const [scene, show] = useState<{ Picture: FunctionComponent } | null>(null)
  useEffect(() => {
    void import('./DeadEnd').then(
      ({ DeadEndPicture: Picture }) => show({ Picture }),
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
        {!hideHome && (
          <LinkButton main icon="home" href="/">
            {say('page-home')}
          </LinkButton>
        )}
      </main>
    </>
  )
}
