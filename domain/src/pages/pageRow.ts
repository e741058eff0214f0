// What a page is: its section, what it asks, and the answers that make it apply.
import type { IncomeGroup } from '../data-points/incomeGroups.ts'
import type { DataPointNameOf } from '../data-points/catalogue.ts'
import type { DataPoint } from '../data-points/dataPoint.ts'
import type { Section } from '../data-points/sections.ts'
import type { When } from '../data-points/when.ts'

/** Names of data points, by the catalogue section they stand in; asked in the order written. */
export type PageDataPoints = { readonly [S in Section]?: readonly DataPointNameOf<S>[] }

/** Spec 2.29: a modal asks for the amount on the first page; the classic pages each fill one lead section. */
export type PageType = 'modal' | 'loan-information' | 'personal-information' | 'dynamic'

export type PageRow = {
  readonly key: string
  readonly section: Section
  readonly type: PageType
  readonly dataPoints: PageDataPoints
  /** A condition, or the sources of income it applies to, which the country names. */
  readonly when?: When | IncomeGroup
  /** What a product asks otherwise than the catalogue says, by data point: a postcode few people know may be left out. */
  readonly otherwise?: Readonly<Record<string, Pick<DataPoint, 'optional' | 'when'>>>
}
