/** The keys of every sliding board, for the table's menu. */
import type { KeyHelp } from '..'

export const KEYS: KeyHelp[] = [
  ['Tab', 'sliding-key-tab'],
  ['← ↑ → ↓', 'sliding-key-move'],
  ['↵', 'sliding-key-choose'],
  ['R ⇧R', 'sliding-key-turn'],
  ['Esc', 'sliding-key-back'],
]
