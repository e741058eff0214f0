// The content of a generated document: texts only, in one language. writeDocument.ts decides about its looks.

export type DocumentTable = {
  /** The first row. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The last row, in bold. */
  readonly totals: readonly string[]
}

type DocumentSection = {
  readonly heading: string
  /** Label and value. */
  readonly details: readonly (readonly [string, string])[]
  readonly table?: DocumentTable
}

export type DocumentContent = {
  /** BCP 47 tag, for screen readers. */
  readonly language: string
  readonly title: string
  readonly author: string
  readonly introduction: readonly string[]
  readonly sections: readonly DocumentSection[]
  /** Creation time, as an ISO time. */
  readonly createdAt: string
}
