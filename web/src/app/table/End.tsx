import type { ComponentProps, FunctionComponent } from 'preact'
import { end } from '../../games'
import { texts } from '../../i18n'
import { useFetch } from '../fetched'
import type { Ending } from './Ending'

/** The end of a game or puzzle: fetched when it is needed, and again when the connection is back. */
export function End(props: Omit<ComponentProps<typeof Ending>, 'gameEnd'>) {
  const { live, table } = props
  const { value: Part } = useFetch(async (): Promise<FunctionComponent<typeof props>> => {
    if (!table.puzzle) {
      const [{ Ending }, gameEnd] = await Promise.all([import('./Ending'), end(table.game)])
      return (how) => <Ending {...how} gameEnd={gameEnd} />
    }
    const [{ PuzzleEnding }] = await Promise.all([import('../puzzles/PuzzleEnding'), texts('puzzles')])
    return PuzzleEnding
  }, [live.status.value === 'lost'])
  return Part && <Part {...props} />
}
