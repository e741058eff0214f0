// Computes every possible step from page to page of a product's chain, for every answer that its conditions read. It
// uses the navigation of the chain (pages/chain.ts), so that the result matches the form.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { type AnswerValue, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import {
  filterApplicableDataPoints,
  buildChain,
  type ChainPage,
  requireDataPoints,
  type NamedDataPoint,
  findNextPage,
} from '@loan/domain/pages/chain'
import type { When } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'

/** Keys of pages; `to` is null at the end of the chain. */
export type PageStep = { readonly from: string; readonly to: string | null }

type Answer = AnswerValue | undefined

const readBy = (conditions: readonly (When | undefined)[]): readonly LeadPath[] => [
  ...new Set(conditions.flatMap((when) => when ?? []).map(({ path }) => path)),
]

/** Paths that conditions of pages read, and paths that the conditions of those data points read. */
const decidingPaths = (
  pages: readonly ChainPage[],
  dataPoints: readonly NamedDataPoint[],
  usedPaths: readonly LeadPath[] = readBy(pages.map(({ when }) => when)),
): readonly LeadPath[] => {
  const behind = readBy(dataPoints.filter(({ path }) => usedPaths.includes(path)).map(({ when }) => when))
  const all = [...new Set([...usedPaths, ...behind])]
  return all.length === usedPaths.length ? usedPaths : decidingPaths(pages, dataPoints, all)
}

const listValues = ({ kind, options }: NamedDataPoint, { country }: Product): readonly AnswerValue[] => {
  if (kind === 'yes-no' || kind === 'consent') return [true, false]
  return options === undefined ? [] : country.options[options].keys
}

/** One answer per equivalence class: two answers are equivalent when every condition evaluates them alike. */
const pickOneOfEach = (
  dataPoint: NamedDataPoint,
  product: Product,
  conditions: readonly (When | undefined)[],
): readonly Answer[] => {
  const readings = conditions.flatMap((when) => when ?? []).filter(({ path }) => path === dataPoint.path)
  const classifyValue = (value: AnswerValue): string => readings.map(({ isOneOf }) => isOneOf.includes(value)).join()
  const values = listValues(dataPoint, product)
  const sorts = new Map(values.map((value) => [classifyValue(value), value]))
  return [...sorts.values(), ...(dataPoint.optional === undefined ? [] : [undefined])]
}

type Deciding = { readonly path: LeadPath; readonly answers: readonly Answer[] }

/** The answers that decide which pages apply, one per class. Throws when the country of the product is not loaded. */
export const decidingAnswers = (product: Product): readonly Deciding[] => {
  const chain = buildChain(product)
  const dataPoints = chain.flatMap((page) => requireDataPoints(page, catalogue))
  const conditions = [...chain.map(({ when }) => when), ...dataPoints.map(({ when }) => when)]
  const paths = decidingPaths(chain, dataPoints)
  return dataPoints
    .filter(({ path }) => paths.includes(path))
    .map((dataPoint) => ({ path: dataPoint.path, answers: pickOneOfEach(dataPoint, product, conditions) }))
}

/**
 * Every step an applicant can take. A page that is skipped when its answers are derived has none: a link to change the
 * answers leads to it. Throws when the country of the product is not loaded.
 */
export const listPageSteps = (product: Product): readonly PageStep[] => {
  const chain = buildChain(product).filter(({ derivations }) => derivations.length === 0)
  const deciding = new Map(decidingAnswers(product).map(({ path, answers }) => [path, answers]))
  const steps = new Map<string, PageStep>()
  const seen = new Set<string>()

  const answer = (page: ChainPage, application: LeadApplication): readonly LeadApplication[] =>
    requireDataPoints(page, catalogue).reduce<readonly LeadApplication[]>(
      (applications, dataPoint) =>
        applications.flatMap((answered) => {
          const answers = deciding.get(dataPoint.path)
          if (answers === undefined || filterApplicableDataPoints([dataPoint], answered).length === 0) return [answered]
          return answers.map((value) => writeAnswers(answered, [[dataPoint.path, value]]))
        }),
      [application],
    )

  const go = (page: ChainPage, application: LeadApplication): void => {
    const stepKey = `${page.key} ${JSON.stringify(application)}`
    if (seen.has(stepKey)) return
    seen.add(stepKey)
    for (const answered of answer(page, application)) {
      const next = findNextPage(chain, page, answered)
      steps.set(`${page.key} ${next?.key ?? ''}`, { from: page.key, to: next?.key ?? null })
      if (next !== undefined) go(next, answered)
    }
  }

  const [first] = chain
  if (first !== undefined) go(first, {})
  return [...steps.values()].toSorted((a, b) => getStepIndex(chain, a) - getStepIndex(chain, b))
}

const getStepIndex = (chain: readonly ChainPage[], { from, to }: PageStep): number => {
  const stepKey = (key: string | null): number => chain.find((page) => page.key === key)?.index ?? chain.length
  return stepKey(from) * (chain.length + 1) + stepKey(to)
}
