/** Who the players are in an edition: its own figures by colour, where it has some (`parts.figures`). */
import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { EditionInfo } from '../net/protocol'

type Figures = Record<string, string>

const Figures = createContext<Figures>({})
const NONE: Figures = {}

export function Cast({ edition, children }: { edition: EditionInfo | undefined; children: ComponentChildren }) {
  const { figures = NONE } = (edition?.parts ?? {}) as { figures?: Figures }
  return <Figures.Provider value={figures}>{children}</Figures.Provider>
}

/** The figure that plays a colour here; undefined: a plain wanderer. */
export const useFigure = (colour: string): string | undefined => useContext(Figures)[colour]
