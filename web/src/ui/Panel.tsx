import type { ComponentChildren, JSX } from 'preact'

type Props = JSX.IntrinsicElements['section'] & { children: ComponentChildren }

export function Panel({ class: extra = '', children, ...rest }: Props) {
  return (
    <section class={`panel ${extra}`} {...rest}>
      {children}
    </section>
  )
}
