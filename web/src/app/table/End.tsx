import type { ComponentProps, FunctionComponent } from 'preact'
import { texts } from '../../i18n'
import { useFetched } from '../fetched'
import type { Ending } from './Ending'

/** The end of a game, or of a puzzle: fetched when it is wanted, and again when the connection is back. */
export function End(props: ComponentProps<typeof Ending>) {
  const { live, table } = props
  const { value: Part } = useFetched(async (): Promise<FunctionComponent<typeof props>> => {
    if (!table.puzzle) return (await import('./Ending')).Ending
    const [{ PuzzleEnding }] = await Promise.all([import('../puzzles/PuzzleEnding'), texts('puzzles')])
    return PuzzleEnding
  }, [live.status.value === 'lost'])
  return Part && <Part {...props} />
}
