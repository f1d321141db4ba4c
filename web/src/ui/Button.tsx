import type { ComponentChildren, JSX } from 'preact'
import { Icon, type IconName } from './Icon'

type Props = Omit<JSX.IntrinsicElements['button'], 'icon' | 'size'> & {
  main?: boolean
  big?: boolean
  icon?: IconName
  /** The words of a button that shows only its icon. */
  label?: string
  children?: ComponentChildren
}

export function Button({ main, big, icon, label, children, class: extra, ...rest }: Props) {
  const kind = ['btn', main && 'main', big && 'big', !children && 'round', extra].filter(Boolean).join(' ')
  return (
    <button type="button" class={kind} aria-label={label} title={label} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
