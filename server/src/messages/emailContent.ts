// The content of an e-mail before it is rendered as plain text and HTML.

export type EmailDetail = readonly [label: string, value: string]

export type EmailSection = { readonly heading: string; readonly details: readonly EmailDetail[] }

export type EmailContent = {
  /** BCP 47. */
  readonly language: string
  readonly brand: { readonly key: string; readonly name: string }
  /** Names that translators of mail programs must not translate, besides the name of the brand. */
  readonly names: readonly string[]
  readonly subject: string
  readonly text: string
  readonly sections: readonly EmailSection[]
  readonly link: { readonly label: string; readonly address: string; readonly plainLabel: string }
  readonly note: string
  readonly reason: string
  /** Only in marketing. */
  readonly unsubscribe: { readonly label: string; readonly address: string } | null
}
