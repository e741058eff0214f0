// The types of a page that a peer copies: the fields that the product's page shows, by name and label.

export type PeerOption = { readonly value: string; readonly label: string }

export type PeerField = {
  /** Name of the control. */
  readonly name: string
  readonly kind: 'text' | 'email' | 'tel' | 'checkbox' | 'radio' | 'select'
  readonly label: string
  /** Initial value. */
  readonly value: string
  /** The options of a radio group or a select; empty for other kinds. */
  readonly options: readonly PeerOption[]
}

export type PeerPage = {
  /** Key of the product's page that this page copies. */
  readonly key: string
  readonly title: string
  readonly fields: readonly PeerField[]
}

/** The pages in order, by the name of the applicant who saw them. */
export type PeerChains = Readonly<Record<string, readonly PeerPage[]>>
