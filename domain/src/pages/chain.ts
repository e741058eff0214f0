// The pages of a product in order (spec 2.23 to 2.31): which pages apply, and the next and previous page. progress.ts
// counts them. Pure functions, which the pages, the progress bar and the server share.
import type { LeadApplication } from '../lead/application.ts'
import type { Country } from '../countries/country.ts'
import type { RuleProduct } from '../rules/rule.ts'
import type { ValidationContext } from '../validation/validationCountry.ts'
import { deriveAnswer, type Derivation } from '../rules/derivation.ts'
import type { PageRow } from './pageRow.ts'
import { isConditionMet, type When, when } from '../data-points/when.ts'
import { readAnswer } from '../lead/answers.ts'
import { memoiseByObject } from '../memoise.ts'

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
  derivations.every((derivation) => {
    const answer = readAnswer(application, derivation.path)
    return answer !== undefined && answer === deriveAnswer(derivation, application)
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
