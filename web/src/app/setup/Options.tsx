import { has, say } from '../../i18n'
import { colourName } from '../../i18n/words'
import type { EditionInfo, GameInfo, OptionInfo, OptionValue } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Badge } from '../../ui/Pawn'
import { Choice, Switch } from '../../ui/fields'
import { goalsPerSeat, valueOf, type SetupForm } from './form'

interface Props {
  form: SetupForm
  game: GameInfo
  edition: EditionInfo
  onChange: (form: SetupForm) => void
}

/** Options that have their own place in the setup, or are implied in a new game. */
const ELSEWHERE = new Set(['turn_time', 'round_clock', 'first', 'mild'])

/** All options and house rules of the game. */
export function Options({ form, game, edition, onChange }: Props) {
  const set = (option: OptionInfo, value: OptionValue) => {
    const { [option.name]: _, ...others } = form.options
    const usual = valueOf({ options: {} }, edition, option)
    onChange({ ...form, options: value === usual ? others : { ...others, [option.name]: value } })
  }
  return (
    <>
      {game.options
        .filter((option) => !ELSEWHERE.has(option.name))
        .map((option) => (
          <OneOption
            key={option.name}
            option={option}
            value={valueOf(form, edition, option)}
            colours={form.formSeats.map((formSeat) => formSeat.colour)}
            numbers={numbersOf(option, goalsPerSeat(edition, form.formSeats.length))}
            onChange={(value) => set(option, value)}
          />
        ))}
    </>
  )
}

/** The numbers that a family may want; the terminal accepts others. */
const NUMBERS: Record<string, number[]> = {
  turn_limit: [5, 10, 15, 20, 30, 40, 50, 75, 100],
  hand_limit: [1, 2, 3, 4, 5, 6, 8, 10],
}

function numbersOf({ name, low, high }: OptionInfo, goals: number): number[] {
  const few = Array.from({ length: name === 'goals' ? goals : 10 }, (_, n) => low + n)
  return (NUMBERS[name] ?? few).filter((number) => number >= low && number <= high)
}

/** The help sentence of the terminal, unless it refers to words to type; a choice is explained by its words. */
function helpOf({ name, kind }: OptionInfo): string | undefined {
  if (kind === 'choice' || name === 'goals') return undefined
  if (has(`option-help-${name}`)) return say(`option-help-${name}`)
  return has(`setting-${name}`) ? say(`setting-${name}`) : undefined
}

interface OneProps {
  option: OptionInfo
  value: OptionValue
  colours: string[]
  /** The allowed numbers. */
  numbers: number[]
  onChange: (value: OptionValue) => void
}

function OneOption({ option, value, colours, numbers, onChange }: OneProps) {
  const label = has(`option-label-${option.name}`) ? say(`option-label-${option.name}`) : option.name
  const help = helpOf(option)
  if (!option.per_seat || colours.length < 2)
    return <Value {...{ option, numbers, label, help, onChange }} value={single(value)} />
  const each = Array.isArray(value)
  return (
    <div class="per-seat stack items-center gap-8">
      {each ? (
        <fieldset class="each">
          <legend class="semibold p-0">
            {label}
            {help && <small class="help block muted">{help}</small>}
          </legend>
          {colours.map((colour, seat) => (
            <div class="one stack items-center" key={colour}>
              <Badge colour={colour} />
              <Value
                option={option}
                numbers={numbers}
                label={colourName(colour)}
                value={value[seat] ?? option.default}
                onChange={(one) => onChange(colours.map((_, n) => (n === seat ? one : (value[n] ?? option.default))))}
              />
            </div>
          ))}
        </fieldset>
      ) : (
        <Value {...{ option, numbers, label, help, value, onChange }} />
      )}
      <Button
        class="each-toggle"
        aria-pressed={each}
        icon="people"
        label={say('setup-each')}
        onClick={() => onChange(each ? single(value) : colours.map(() => single(value)))}
      />
    </div>
  )
}

type Single = Exclude<OptionValue, unknown[]>

const single = (value: OptionValue): Single => (Array.isArray(value) ? (value[0] ?? null) : value)

interface ValueProps {
  option: OptionInfo
  numbers: number[]
  label: string
  help?: string
  value: Single
  onChange: (value: Single) => void
}

function Value({ option, numbers, label, help, value, onChange }: ValueProps) {
  switch (option.kind) {
    case 'flag':
      return <Switch label={label} help={help} value={Boolean(value)} onChange={onChange} />
    case 'choice':
      return (
        <Choice
          label={label}
          help={help}
          value={String(value)}
          words={option.words.map((word) => [
            word,
            has(`choice-${option.name}-${word}`) ? say(`choice-${option.name}-${word}`) : word,
          ])}
          onChange={onChange}
          list
        />
      )
    case 'number': {
      const off = has(`option-off-${option.name}`) ? say(`option-off-${option.name}`) : say('off')
      const all = [...new Set([...numbers, ...(typeof value === 'number' ? [value] : [])])].sort((a, b) => a - b)
      return (
        <Choice
          label={label}
          help={help}
          value={String(value ?? 'off')}
          words={[
            ...all.map((number): [string, string] => [String(number), String(number)]),
            ...(option.optional ? [['off', off] as [string, string]] : []),
          ]}
          onChange={(word) => onChange(word === 'off' ? null : Number(word))}
          list
        />
      )
    }
  }
}
