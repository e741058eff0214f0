// The types of a page of the bare wizard: the fields that the product's page shows, by name and label.

export type BareOption = { readonly value: string; readonly label: string }

export type BareField = {
  /** Name of the control. */
  readonly name: string
  readonly kind: 'text' | 'email' | 'tel' | 'checkbox' | 'radio' | 'select'
  readonly label: string
  /** Initial value. */
  readonly value: string
  /** The options of a radio group or a select; empty for other kinds. */
  readonly options: readonly BareOption[]
}

export type BarePage = {
  /** Key of the product's page that this page copies. */
  readonly key: string
  readonly title: string
  readonly fields: readonly BareField[]
}

/** The pages in order, by the name of the applicant who saw them. */
export type BareChains = Readonly<Record<string, readonly BarePage[]>>
