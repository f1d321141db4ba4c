/** What is wrong with what somebody typed: said under its field, and by the field to those who listen. */

export interface WrongProps {
  /** Of the field. */
  id: string
  /** Empty while nothing is wrong. */
  text: string
}

/** What the field itself says of it. */
export const marked = ({ id, text }: WrongProps) => ({
  'aria-invalid': !!text,
  'aria-describedby': text ? `${id}-wrong` : undefined,
})

export const Wrong = ({ id, text }: WrongProps) =>
  text ? (
    <p class="wrong-line" id={`${id}-wrong`} role="alert">
      {text}
    </p>
  ) : null
