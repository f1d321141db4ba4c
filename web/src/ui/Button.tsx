import type { ComponentChildren, JSX } from 'preact'
import { Icon, type IconName } from './Icon'

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'icon' | 'size'> & {
  main?: boolean
  big?: boolean
  icon?: IconName
  /** The label of a button that shows only its icon. */
  label?: string
  /** Its last action is not finished: it does nothing more, but keeps the keyboard focus. */
  busy?: boolean
  children?: ComponentChildren
}

export function Button({ main, big, icon, label, busy, children, class: extra, onClick, ...rest }: ButtonProps) {
  const kind = ['btn', main && 'main', big && 'big', !children && 'round', extra].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      class={kind}
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

type LinkButtonProps = Omit<JSX.IntrinsicElements['a'], 'icon'> & {
  main?: boolean
  icon: IconName
  /** Its words, which pictures replace in picture mode. */
  children: ComponentChildren
}

/** A link to another page that looks like a button. */
export const LinkButton = ({ main, icon, children, ...rest }: LinkButtonProps) => (
  <a class={main ? 'btn main' : 'btn'} {...rest}>
    <Icon name={icon} />
    <span class="caption">{children}</span>
  </a>
)
