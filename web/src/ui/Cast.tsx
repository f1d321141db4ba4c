/** The players of an edition: its own figures by colour, if it has some (`parts.figures`). */
import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { EditionInfo } from '../net/protocol'

type Figures = Record<string, string>

const Figures = createContext<Figures>({})
const NONE: Figures = {}

export function FigureProvider({
  edition,
  children,
}: {
  edition: EditionInfo | undefined
  children: ComponentChildren
}) {
  const { figures = NONE } = (edition?.parts ?? {}) as { figures?: Figures }
  return <Figures.Provider value={figures}>{children}</Figures.Provider>
}

/** The figure of a colour in this edition; undefined: a plain wanderer. */
export const useFigure = (colour: string): string | undefined => useContext(Figures)[colour]
