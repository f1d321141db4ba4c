import type { ComponentChildren, JSX } from 'preact'
import { Icon, type IconName } from './Icon'

type Props = Omit<JSX.IntrinsicElements['a'], 'icon'> & {
  main?: boolean
  icon: IconName
  /** Its words, which pictures replace in picture mode. */
  children: ComponentChildren
}

/** A link to another page that looks like a button. */
export const LinkButton = ({ main, icon, children, ...rest }: Props) => (
  <a class={main ? 'btn main' : 'btn'} {...rest}>
    <Icon name={icon} />
    <span class="caption">{children}</span>
  </a>
)
