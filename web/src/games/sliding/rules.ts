/** What the rules of all sliding mazes tell about a push. */
import type { Section } from '..'

export const push: Section[] = [
  { id: 'sliding-push', clauses: 'S3 S4', picture: 'push' },
  { id: 'sliding-barred', clauses: 'S5', picture: 'barred' },
  { id: 'sliding-ride', clauses: 'S6', picture: 'ride' },
]
