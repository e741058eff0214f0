// What a page is: its section, what it asks, and the answers that make it apply.
import type { DataPointNameOf } from '../data-points/catalogue.ts'
import type { Section } from './sections.ts'
import type { When } from './when.ts'

/** Names of data points, by the catalogue section they stand in; asked in the order written. */
export type PageDataPoints = { readonly [S in Section]?: readonly DataPointNameOf<S>[] }

/** SPEC.md §2: a modal asks for the amount on the first page; the classic pages each fill one lead section. */
export type PageType = 'modal' | 'loan-information' | 'personal-information' | 'dynamic'

export type PageRow = {
  readonly key: string
  readonly section: Section
  readonly type: PageType
  readonly dataPoints: PageDataPoints
  readonly when?: When
}
