// SPEC.md §2: the page shell.
import type { ClauseSection } from './clause.ts'

export const shell: readonly ClauseSection[] = [
  {
    section: '§2 Page shell',
    clauses: [
      {
        says: "The header's logo links to the index",
        shownBy: ['e2e/shell.spec.ts: the header’s logo leads to the first page and loses nothing'],
      },
    ],
  },
]
