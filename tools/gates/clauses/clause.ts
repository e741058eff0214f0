// One clause of SPEC.md in our own words, and what shows that it holds. The rows stand one file per section.

/** `file: a part of the test's title`, as it stands in the file. */
export type ShownBy = `${string}: ${string}`

export type Clause = {
  readonly says: string
} & (
  | { readonly shownBy: readonly [ShownBy, ...ShownBy[]]; readonly differs?: `docs/${string}.md` }
  /** Not so with us, on purpose: the record that says why. */
  | { readonly differs: `docs/${string}.md` }
)

export type ClauseSection = {
  /** `§4 Session` */
  readonly section: string
  readonly clauses: readonly Clause[]
}
