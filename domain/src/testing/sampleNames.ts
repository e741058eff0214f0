// The type of a country's sample names. For tests only.

/** The invented names of a country. */
export type SampleNames = {
  readonly given: readonly string[]
  readonly family: readonly string[]
  readonly streets: readonly string[]
  readonly towns: readonly string[]
}
