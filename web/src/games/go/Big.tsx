/** The buttons of this game: the one that counts now, and small ones below it; words, or pictures in their place. */
import type { ComponentChildren, Ref } from 'preact'
import { Icon, type IconName } from '../../ui/Icon'

interface BigProps {
  words: string
  /** what stands below them */
  more?: string
  kind?: string
  off?: boolean
  act(): void
  at?: Ref<HTMLButtonElement>
  /** what those see who cannot read */
  children: ComponentChildren
}

/** Never gone, only at rest. */
export function Big({ words, more, kind = '', off = false, act, at, children }: BigProps) {
  return (
    <button
      {...(at ? { ref: at } : {})}
      type="button"
      class={`go-big ${kind}`}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <span class="caption">
        <b>{words}</b>
        {more && <small>{more}</small>}
      </span>
      <span class="go-shown" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

interface SmallProps {
  icon: IconName
  words: string
  kind?: string
  off?: boolean
  act(): void
  /** beside the picture */
  children?: ComponentChildren
}

export function Small({ icon, words, kind, off = false, act, children }: SmallProps) {
  return (
    <button type="button" class={kind} aria-disabled={off} onClick={() => !off && act()}>
      <span class="caption">{words}</span>
      <span class="go-shown" aria-hidden="true">
        <Icon name={icon} />
        {children}
      </span>
    </button>
  )
}
