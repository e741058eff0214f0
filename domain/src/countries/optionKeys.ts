// The types of option keys in code: conditions, income groups, criteria of lenders and personas. An answer that an
// applicant sends or a browser stored is a string until `parseChoice` validates it.
import type { Catalogue } from '../data-points/catalogue.ts'
import type { OptionListName } from '../data-points/dataPoint.ts'
import type { Section } from '../data-points/sections.ts'
import type { Condition, When } from '../data-points/when.ts'
import type { AnswerAt } from '../lead/answers.ts'
import type { LeadPath } from '../lead/application.ts'
import type { options as co } from './co/rulesAndOptions.ts'
import type { options as de } from './de/rulesAndOptions.ts'
import type { options as es } from './es/rulesAndOptions.ts'
import type { options as mx } from './mx/rulesAndOptions.ts'
import type { options as ph } from './ph/rulesAndOptions.ts'
import type { options as pl } from './pl/rulesAndOptions.ts'
import type { options as ro } from './ro/rulesAndOptions.ts'
import type { options as vn } from './vn/rulesAndOptions.ts'

/** From rulesAndOptions.ts and not from country.ts, because the type `Country` depends on these keys. */
export type OptionsByCountry = {
  CO: typeof co
  DE: typeof de
  ES: typeof es
  MX: typeof mx
  PH: typeof ph
  PL: typeof pl
  RO: typeof ro
  VN: typeof vn
}

/** Never for a list that the country lacks, because the compiler reports the missing list at the country. */
type KeysOfList<Options, Name> = Name extends keyof Options
  ? Extract<Options[Name], { readonly keys: readonly string[] }>['keys'][number]
  : never

/** The keys of an option list in at least one country; any string for citizenships, which are codes of ISO 3166. */
export type OptionKey<Name extends OptionListName> = {
  [Code in keyof OptionsByCountry]: KeysOfList<OptionsByCountry[Code], Name>
}[keyof OptionsByCountry]

type CatalogueDataPoint = { [S in Section]: Catalogue[S][keyof Catalogue[S]] }[Section]

type OptionListAt<Path extends LeadPath> = Extract<
  CatalogueDataPoint,
  { readonly path: Path; readonly options: OptionListName }
>['options']

/** An answer that code compares or writes: an option key for a choice, else any value of the type at the path. */
export type ValidAnswerAt<Path extends LeadPath> = [OptionListAt<Path>] extends [never]
  ? AnswerAt<Path>
  : OptionKey<OptionListAt<Path>>

/** A condition on answers that at least one country offers. */
export type ValidWhen = When<{ [Path in LeadPath]: Condition<Path, ValidAnswerAt<Path>> }[LeadPath]>
