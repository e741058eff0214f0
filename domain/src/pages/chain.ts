// The pages of a product as a chain (spec 2.23 to 2.31): which apply and which is next. shownPages.ts has the step.
// Pure functions, which the pages, the progress bar and the server share.
import type { DataPoint } from '../data-points/dataPoint.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { Country } from '../countries/country.ts'
import type { RuleProduct } from '../rules/rule.ts'
import type { ValidationContext } from '../validation/validationCountry.ts'
import type { Derivation } from '../rules/derivation.ts'
import type { PageRow } from './pageRow.ts'
import type { Section } from '../data-points/sections.ts'
import { isConditionMet, type When, when } from '../data-points/when.ts'
import { readAnswer } from '../lead/answers.ts'
import { memoiseByObject } from '../memoise.ts'
import { listKeys } from '../records.ts'

/** The properties of a product that the chain reads. */
export type ChainProduct = {
  readonly country: Country
  /** The chain. To change the data points of a page, a product spreads its row and overrides them. */
  readonly pages: readonly [PageRow, ...PageRow[]]
}

/** The context that the validation of a whole application needs. */
export type ApplicationValidationContext = Omit<ValidationContext, 'product'> & {
  readonly product: ChainProduct & RuleProduct
}

export type ChainPage = Omit<PageRow, 'when'> & {
  /** How each answer of a skipped page follows from another one; empty for a page that is never skipped. */
  readonly derivations: readonly Derivation[]
  readonly when: When | undefined
  /** Path below the base path; the first page is the index route. */
  readonly path: string
  /** Index in the whole chain, hidden pages included, from 0. */
  readonly index: number
}

/** A data point with its name in the catalogue and its section, which is also its translation namespace. */
export type NamedDataPoint = DataPoint & { readonly name: string; readonly section: Section }

/** The data points of the loaded sections. */
export type LoadedSections = { readonly [S in Section]?: Readonly<Record<string, DataPoint>> }

/** @assumed the specification has no route for the review, which shows all answers before the submission. */
export const reviewPath = '/review'

const resolveCondition = (condition: PageRow['when'], { country }: ChainProduct): When | undefined =>
  typeof condition === 'string' ? when('incomeDetails.incomeSource', ...country.incomeGroups[condition]) : condition

/** The chain of a product, which is built once. */
export const buildChain = memoiseByObject((product: ChainProduct): readonly ChainPage[] =>
  product.pages.map((row, index) => ({
    ...row,
    index,
    path: index === 0 ? '/' : `/${row.key}`,
    when: resolveCondition(row.when, product),
    derivations: (product.country.derivations ?? []).filter(({ path }) => row.skipWhenDerived?.includes(path)),
  })),
)

/** Whether all answers of a page are those that other answers contain. An answer that differs was edited. */
export const isDerived = ({ derivations }: ChainPage, application: LeadApplication): boolean =>
  derivations.length > 0 &&
  derivations.every(({ path, from, derive }) => {
    const answer = readAnswer(application, path)
    return answer !== undefined && answer === derive(String(readAnswer(application, from) ?? ''))
  })

export const filterApplicablePages = (
  chain: readonly ChainPage[],
  application: LeadApplication,
): readonly ChainPage[] => chain.filter((page) => isConditionMet(page.when, application))

/** Whether the applicant sees the page: it applies, and its answers are not derived. */
export const isPageShown = (page: ChainPage, application: LeadApplication): boolean =>
  isConditionMet(page.when, application) && !isDerived(page, application)

export const findNextPage = (
  chain: readonly ChainPage[],
  page: ChainPage,
  application: LeadApplication,
): ChainPage | undefined => chain.find((other) => other.index > page.index && isPageShown(other, application))

export const findPreviousPage = (
  chain: readonly ChainPage[],
  page: ChainPage,
  application: LeadApplication,
): ChainPage | undefined => chain.findLast((other) => other.index < page.index && isPageShown(other, application))

/** The name of the page's title and help in the texts of its section. */
export const getTextsKey = ({ key, texts }: Pick<PageRow, 'key' | 'texts'>): string => texts ?? key

/** A source of data points: a page or a lender step. */
export type DataPointSource = Pick<PageRow, 'dataPoints' | 'overrides'>

export const listSections = (page: DataPointSource): readonly Section[] => listKeys(page.dataPoints)

export const hasDataPoint = (page: DataPointSource, name: string): boolean =>
  listSections(page).some((section) => page.dataPoints[section]?.some((shown) => shown === name))

/** The data points of a page in display order. Throws if one of its sections is not loaded. */
export const requireDataPoints = (page: DataPointSource, loaded: LoadedSections): readonly NamedDataPoint[] =>
  listSections(page).flatMap((section) =>
    (page.dataPoints[section] ?? []).map((name) => {
      const dataPoint = loaded[section]?.[name]
      if (dataPoint === undefined) throw new Error(`Data point ${section}/${name} is not loaded`)
      return { ...dataPoint, ...page.overrides?.[name], name, section }
    }),
  )

/** Whether the data point applies only after some answers to another one of these: it continues that question. */
const isFollowUp = ({ when: condition }: NamedDataPoint, others: readonly NamedDataPoint[]): boolean =>
  condition?.some(({ path }) => others.some((other) => other.path === path)) ?? false

/**
 * The only question among data points, with those that follow up on it left out; undefined if there are several. A
 * consent and a slider are not questions: their labels are sentences and captions.
 */
export const findOnlyQuestion = (dataPoints: readonly NamedDataPoint[]): NamedDataPoint | undefined => {
  const [question, ...more] = dataPoints.filter((dataPoint) => !isFollowUp(dataPoint, dataPoints))
  if (question === undefined || more.length > 0) return undefined
  return question.kind === 'consent' || question.input?.range !== undefined ? undefined : question
}

/** The data points that apply with these answers. The answer of one that does not apply meets no condition. */
export const filterApplicableDataPoints = (
  dataPoints: readonly NamedDataPoint[],
  application: LeadApplication,
): readonly NamedDataPoint[] => {
  const hidden = new Set<string>()
  return dataPoints.filter(({ path, when: conditions }) => {
    const unhidden = conditions?.filter((condition) => !hidden.has(condition.path))
    const applies = isConditionMet(unhidden, application)
    if (!applies) hidden.add(path)
    return applies
  })
}
