// The types of the pages of the conventional build, which buildConventional.ts derives from the product.
import type { Resource } from 'i18next'

export type Condition = { readonly path: string; readonly isOneOf: readonly (string | number | boolean)[] }

export type ConventionalField = {
  /** Path of the answer: the name of the control, and the start of the names of a date's controls. */
  readonly path: string
  readonly kind: 'text' | 'email' | 'tel' | 'checkbox' | 'radio' | 'select' | 'date' | 'month'
  /** The keys of a radio group or a select; empty for other kinds. */
  readonly options: readonly string[]
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal'
  readonly autoComplete?: string
  /** The field is shown if one of the conditions holds. */
  readonly when?: readonly Condition[]
}

export type ConventionalPage = {
  /** Key of the product's page that this page copies. */
  readonly key: string
  readonly fields: readonly ConventionalField[]
  /** The page is shown if one of the conditions holds. */
  readonly when?: readonly Condition[]
}

export type ConventionalConstants = {
  readonly conventionalPages: readonly ConventionalPage[]
  readonly conventionalTexts: Resource
}
