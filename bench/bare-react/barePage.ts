// One page of the bare wizard: the fields a page of the product shows, by name and label, and nothing else.

export type BareOption = { readonly value: string; readonly label: string }

export type BareField = {
  /** Name of the control. */
  readonly name: string
  readonly kind: 'text' | 'email' | 'tel' | 'checkbox' | 'radio' | 'select'
  readonly label: string
  /** What stands in it at first. */
  readonly value: string
  /** Of radios and lists; empty elsewhere. */
  readonly options: readonly BareOption[]
}

export type BarePage = {
  /** Path key of the product's page it stands in for. */
  readonly key: string
  readonly title: string
  readonly fields: readonly BareField[]
}

/** Pages in order, by the name of the applicant they were seen by. */
export type BareChains = Readonly<Record<string, readonly BarePage[]>>
