/** An error in a typed value: shown under its field, and linked to the field for screen readers. */

export interface FieldErrorProps {
  /** Id of the field. */
  id: string
  /** Empty while there is no error. */
  text: string
}

/** The attributes of the field that refer to the error. */
export const errorAttributes = ({ id, text }: FieldErrorProps) => ({
  'aria-invalid': !!text,
  'aria-describedby': text ? `${id}-wrong` : undefined,
})

export const FieldError = ({ id, text }: FieldErrorProps) =>
  text ? (
    <p class="wrong-line" id={`${id}-wrong`} role="alert">
      {text}
    </p>
  ) : null
