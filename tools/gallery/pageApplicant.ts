// Builds the session storage of an applicant who arrives at a page of the gallery, from a persona who sees that page.
// It has the two slices that the web package stores (docs/decisions/04-browser-storage.md).
import { catalogue } from '@loan/domain/data-points/catalogue'
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { filterApplicablePages, buildChain, type ChainPage } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { isConditionMet } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'
import { buildPersona } from '../../server/src/personas/persona.ts'
import type { DynamicPagesSlice, LeadApplicationSlice } from '../../web/src/store/schemas.ts'
import type { Condition } from './entries.ts'
import { inventAnswer } from './inventAnswer.ts'
import { addUnusedPages, isUnusedPage, listUnusedPageConditions, unusedPageMark } from './unusedPages.ts'

type Slices = { readonly leadApplication: LeadApplicationSlice; readonly dynamicPages: DynamicPagesSlice }

export type StoredApplicant = Slices & {
  /** Path relative to the base path. */
  readonly path: string
}

/** The first persona to whom the page applies, or the first persona with a changed answer that makes it apply. */
const buildPersonaForPage = (product: Product, page: ChainPage | undefined, now: Date): LeadApplication => {
  const personas = ([0, 1, 2] as const).map((index) => buildPersona(product, now, index))
  const [condition] = page?.when ?? []
  return (
    personas.find((application) => isConditionMet(page?.when, application)) ??
    writeAnswers(personas[0] ?? {}, condition === undefined ? [] : [[condition.path, condition.isOneOf[0]]])
  )
}

const listDataPoints = (pages: readonly ChainPage[], application: LeadApplication): readonly NamedDataPoint[] =>
  pages.flatMap((page) => filterApplicableDataPoints(requireDataPoints(page, catalogue), application))

/** Typed values by the name of each control. */
const buildDrafts = (dataPoints: readonly NamedDataPoint[], application: LeadApplication): Record<string, string> =>
  Object.fromEntries(
    dataPoints.flatMap(({ path, kind }): readonly (readonly [string, string])[] => {
      const answer = readAnswer(application, path)
      if (answer === undefined) return []
      if (kind !== 'date' && kind !== 'month') return [[path, String(answer)]]
      const [year = '', month = '', day = ''] = String(answer).split('-')
      return [
        [`${path}.day`, String(Number(day))],
        [`${path}.month`, String(Number(month))],
        [`${path}.year`, year],
      ]
    }),
  )

/** Adds invented answers for the data points of a page that no product has, because personas do not answer them. */
const buildUnusedPageAnswers = (
  product: Product,
  page: ChainPage,
  application: LeadApplication,
  now: Date,
): LeadApplication => {
  const marked = writeAnswers(application, [unusedPageMark, ...listUnusedPageConditions(page.key)])
  return writeAnswers(
    marked,
    listDataPoints([page], marked).map((dataPoint) => [
      dataPoint.path,
      readAnswer(marked, dataPoint.path) ?? inventAnswer(dataPoint, product, marked, now),
    ]),
  )
}

/**
 * The storage of an applicant at the page with this key, with all earlier pages answered. An unknown key means the
 * review.
 */
export const buildPageApplicant = (product: Product, key: string, condition: Condition, now: Date): StoredApplicant => {
  const chain = buildChain(addUnusedPages(product))
  const page = chain.find((one) => one.key === key)
  const persona = buildPersonaForPage(product, page, now)
  const application = page && isUnusedPage(key) ? buildUnusedPageAnswers(product, page, persona, now) : persona
  const before = filterApplicablePages(chain, application).filter(
    ({ index, key: other }) => page === undefined || (index < page.index && !isUnusedPage(other)),
  )
  const answered = listDataPoints(before, application)
  const filled = page && condition === 'filled' ? listDataPoints([page], application) : []
  const answers = writeAnswers(
    before.length === 0 || application.policies === undefined ? {} : { policies: application.policies },
    [...answered.map(({ path }) => path), unusedPageMark[0]].map((path) => [path, readAnswer(application, path)]),
  )
  const path = page?.path ?? '/review'
  return {
    path,
    leadApplication: {
      applicationData: { ...answers, tags: ['ui:react'] },
      lead: null,
      progressState: 0,
      pendingWrite: null,
      lastOperationTimestamp: null,
    },
    dynamicPages: {
      drafts: buildDrafts([...answered, ...filled], application),
      completed: before.map((one) => one.key),
      errors: [],
      erroredFormPath: null,
      currentFormPath: path,
    },
  }
}

/** The stored slice of the pages after an applicant answered all of them. */
export const answeredPages = (product: Product, application: LeadApplication): DynamicPagesSlice => {
  const pages = filterApplicablePages(buildChain(product), application)
  return {
    drafts: buildDrafts(listDataPoints(pages, application), application),
    completed: pages.map(({ key }) => key),
    errors: [],
    erroredFormPath: null,
    currentFormPath: null,
  }
}
