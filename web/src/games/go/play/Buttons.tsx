/** The buttons of this game: the main one and small ones below it, with words or with pictures instead. */
import type { ComponentChildren, Ref } from 'preact'
import { Icon, type IconName } from '../../../ui/Icon'

interface BigProps {
  words: string
  /** text below the words */
  more?: string
  kind?: string
  off?: boolean
  act(): void
  at?: Ref<HTMLButtonElement>
  /** the picture shown to players who cannot read */
  children: ComponentChildren
}

/** Stays in place when it cannot be used, only disabled. */
export function Big({ words, more, kind = '', off = false, act, at, children }: BigProps) {
  return (
    <button
      {...(at ? { ref: at } : {})}
      type="button"
      class={`go-big w-full ${kind}`}
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
  /** next to the picture */
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
