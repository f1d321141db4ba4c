/** The buttons of this game: the main one and small ones below it, with words or with pictures instead. */
import type { Signal } from '@preact/signals'
import type { ComponentChildren, Ref } from 'preact'
import { prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { Icon, Picture, type IconName } from '../../../ui/Icon'

/** What the table says to a grab or a request for a hint. */
export interface Answer {
  text: string
  /** the picture that is not joined yet */
  picture?: string
  /** The board is complete: it is said below the button that ends the round. */
  right?: boolean
}

interface BigProps {
  words: string
  /** text below the words */
  more?: string
  kind?: string
  off?: boolean
  act(): void
  at?: Ref<HTMLButtonElement>
  /** what it was answered, shown in its place until it is touched: neither dice nor clock are covered */
  answer?: Signal<Answer | null>
  /** the picture shown to players who cannot read */
  children: ComponentChildren
}

/** Symbols, for players who cannot read. */
export const Shown = ({ children }: { children: ComponentChildren }) =>
  prefs.picturesOnly.value && (
    <span class="go-shown in-row justify-center gap-12" aria-hidden="true">
      {children}
    </span>
  )

/** Stays in place when it cannot be used, only disabled. */
export function Big({ words, more, kind = '', off = false, act, at, answer, children }: BigProps) {
  const said = answer?.value
  if (said && !said.right)
    return (
      <button
        type="button"
        class={`go-big go-answer quiet in-row w-full gap-10 ${said.picture ? 'no' : ''}`}
        onClick={() => (answer.value = null)}
      >
        {said.picture ? (
          <svg class="rigid" viewBox="0 0 64 64" width="44" aria-hidden="true">
            <Picture name={said.picture} />
          </svg>
        ) : (
          <Icon name="hint" />
        )}
        <span class="caption">
          {said.text} <u>{say('go-play-got-it')}</u>
        </span>
        <Shown>
          <Icon name={said.picture ? 'close' : 'check'} />
        </Shown>
      </button>
    )
  return (
    <button
      {...(at ? { ref: at } : {})}
      type="button"
      class={`go-big w-full ${kind}`}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <span class="caption">
        <b class="block">{words}</b>
        {(said?.text ?? more) && <small class="block semibold">{said?.text ?? more}</small>}
      </span>
      <Shown>{children}</Shown>
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
      <Shown>
        <Icon name={icon} />
        {children}
      </Shown>
    </button>
  )
}
