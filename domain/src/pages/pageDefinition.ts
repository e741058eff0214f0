// The type of a page: its section, its data points, and the condition under which it applies.
import type { LeadPath } from '../lead/application.ts'
import type { IncomeGroup } from '../data-points/incomeGroups.ts'
import type { DataPointNameOf } from '../data-points/catalogue.ts'
import type { Section } from '../data-points/sections.ts'
import type { ValidWhen } from '../countries/optionKeys.ts'

/** Names of data points by catalogue section, in display order. */
export type DataPointNamesBySection = { readonly [S in Section]?: readonly DataPointNameOf<S>[] }

/** Spec 2.29: the first page has a modal for the amount; the classic pages each fill one lead section. */
export type PageType = 'modal' | 'loan-information' | 'personal-information' | 'dynamic'

type TextsKey = 'family' | 'income-and-payday' | 'budget'

export type PageDefinition<Key extends string, Texts extends string = TextsKey> = {
  readonly key: Key
  readonly section: Section
  readonly type: PageType
  readonly dataPoints: DataPointNamesBySection
  /** The name of its title and help in the texts of its section; defaults to the key. */
  readonly texts?: Texts
  /** Keys of the other pages whose questions the page asks too. */
  readonly joins?: readonly Key[]
  /** A condition, or a group of income sources, which the country defines. */
  readonly when?: ValidWhen | IncomeGroup
  /**
   * The answers of the page that an earlier page's answer can contain (`derivations` of the country). If it contains
   * all of them, the applicant confirms them there and does not meet this page.
   */
  readonly skipWhenDerived?: readonly LeadPath[]
  /** Overrides of the catalogue by data point: for example, an optional postcode where few people know theirs. */
  readonly overrides?: Readonly<Record<string, { readonly optional?: true | ValidWhen; readonly when?: ValidWhen }>>
}

/** A page of a build for measurements, whose key is in no registry. */
export type SyntheticPage = PageDefinition<string, string>
