// The type of a page: its section, its data points, and the condition under which it applies.
import type { IncomeGroup } from '../data-points/incomeGroups.ts'
import type { DataPointNameOf } from '../data-points/catalogue.ts'
import type { DataPoint } from '../data-points/dataPoint.ts'
import type { Section } from '../data-points/sections.ts'
import type { When } from '../data-points/when.ts'

/** Names of data points by catalogue section, in display order. */
export type PageDataPoints = { readonly [S in Section]?: readonly DataPointNameOf<S>[] }

/** Spec 2.29: the first page has a modal for the amount; the classic pages each fill one lead section. */
export type PageType = 'modal' | 'loan-information' | 'personal-information' | 'dynamic'

export type PageRow = {
  readonly key: string
  readonly section: Section
  readonly type: PageType
  readonly dataPoints: PageDataPoints
  /** A condition, or a group of income sources, which the country defines. */
  readonly when?: When | IncomeGroup
  /** Overrides of the catalogue by data point: for example, an optional postcode where few people know theirs. */
  readonly overrides?: Readonly<Record<string, Pick<DataPoint, 'optional' | 'when'>>>
}
