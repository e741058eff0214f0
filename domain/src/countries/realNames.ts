// The type of a country's invented names for tests: lists with `|` between the items.

export type RealNames = {
  readonly given: string
  readonly family: string
  readonly streets: string
  readonly towns: string
}
