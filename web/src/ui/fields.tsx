/** Form fields: switches, choices, numbers and names, all with a real label. */
import { useId } from 'preact/hooks'
import './fields.css'

interface Row {
  label: string
  help?: string
}

const Help = ({ id, text }: { id: string; text?: string }) =>
  text ? (
    <small id={id} class="help block muted">
      {text}
    </small>
  ) : null

export function Switch({ label, help, value, onChange }: Row & { value: boolean; onChange: (on: boolean) => void }) {
  const id = useId()
  return (
    <label class="field switch in-row wrap justify-between pointer-hand">
      <span class="words semibold">
        {label}
        <Help id={id} text={help} />
      </span>
      <input
        class="relative rigid pill on-panel2 pointer-hand"
        type="checkbox"
        role="switch"
        checked={value}
        aria-describedby={help ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

interface ChoiceProps<T extends string> extends Row {
  value: T
  words: [value: T, label: string][]
  onChange: (value: T) => void
  /** A drop-down list, for words that do not fit next to each other. */
  list?: boolean
}

export function Choice<T extends string>({ label, help, value, words, onChange, list }: ChoiceProps<T>) {
  const id = useId()
  if (list)
    return (
      <label class="field in-row wrap justify-between">
        <span class="words semibold">
          {label}
          <Help id={id} text={help} />
        </span>
        <select
          value={value}
          aria-describedby={help ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.value as T)}
        >
          {words.map(([word, text]) => (
            <option class="on-panel" key={word} value={word}>
              {text}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <fieldset class="field in-row wrap justify-between" aria-describedby={help ? id : undefined}>
      <legend class="sr">{label}</legend>
      <span class="words semibold" aria-hidden="true">
        {label}
      </span>
      <span class="segments inline-flex wrap on-panel2 round-14">
        {words.map(([word, text]) => (
          <label class="relative pointer-hand" key={word}>
            <input
              class="cover m-0 pointer-hand"
              type="radio"
              name={id}
              checked={word === value}
              onChange={() => onChange(word)}
            />
            <span>{text}</span>
          </label>
        ))}
      </span>
      <Help id={id} text={help} />
    </fieldset>
  )
}

/** A fraction, from nothing to all. */
export function RangeField({ label, value, onChange }: Row & { value: number; onChange: (value: number) => void }) {
  return (
    <label class="field in-row wrap justify-between">
      <span class="words semibold">{label}</span>
      <input
        type="range"
        min="0"
        max="1"
        step="0.1"
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  )
}

interface TextProps extends Row {
  value: string
  max: number
  onChange: (value: string) => void
  hint?: string
}

export function TextField({ label, value, max, onChange, hint }: TextProps) {
  return (
    <label class="field in-row wrap justify-between">
      <span class="words semibold">{label}</span>
      <input
        type="text"
        value={value}
        maxLength={max}
        placeholder={hint}
        autocomplete="nickname"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
