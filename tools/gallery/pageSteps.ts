// From which page to which a product's chain can lead, over every answer that its conditions read. Tries the chain's own
// rule (pages/chain.ts) with each, so that it cannot differ from the page.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { type AnswerValue, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import {
  applyingDataPoints,
  chainOf,
  type ChainPage,
  dataPointsOf,
  type NamedDataPoint,
  pageAfter,
} from '@loan/domain/pages/chain'
import type { When } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'

/** Keys of pages; `to` is null where the chain ends. */
export type PageStep = { readonly from: string; readonly to: string | null }

type Answer = AnswerValue | undefined

const readBy = (conditions: readonly (When | undefined)[]): readonly LeadPath[] => [
  ...new Set(conditions.flatMap((when) => when ?? []).map(({ path }) => path)),
]

/** Paths that decide about a page, or about whether one of those is asked at all. */
const decidingPaths = (
  pages: readonly ChainPage[],
  dataPoints: readonly NamedDataPoint[],
  known: readonly LeadPath[] = readBy(pages.map(({ when }) => when)),
): readonly LeadPath[] => {
  const behind = readBy(dataPoints.filter(({ path }) => known.includes(path)).map(({ when }) => when))
  const all = [...new Set([...known, ...behind])]
  return all.length === known.length ? known : decidingPaths(pages, dataPoints, all)
}

const valuesOf = ({ kind, options }: NamedDataPoint, { country }: Product): readonly AnswerValue[] => {
  if (kind === 'yes-no' || kind === 'consent') return [true, false]
  return options === undefined ? [] : country.options[options].keys
}

/** One answer of each sort: two that every condition reads alike lead the same way. */
const oneOfEach = (
  dataPoint: NamedDataPoint,
  product: Product,
  conditions: readonly (When | undefined)[],
): readonly Answer[] => {
  const readings = conditions.flatMap((when) => when ?? []).filter(({ path }) => path === dataPoint.path)
  const sortOf = (value: AnswerValue): string => readings.map(({ isOneOf }) => isOneOf.includes(value)).join()
  const values = valuesOf(dataPoint, product)
  const sorts = new Map(values.map((value) => [sortOf(value), value]))
  return [...sorts.values(), ...(dataPoint.optional === undefined ? [] : [undefined])]
}

type Deciding = { readonly path: LeadPath; readonly answers: readonly Answer[] }

/** The answers that decide which pages apply, one of each sort; throws before the product's country is loaded. */
export const decidingAnswers = (product: Product): readonly Deciding[] => {
  const chain = chainOf(product)
  const dataPoints = chain.flatMap((page) => dataPointsOf(page, catalogue))
  const conditions = [...chain.map(({ when }) => when), ...dataPoints.map(({ when }) => when)]
  const paths = decidingPaths(chain, dataPoints)
  return dataPoints
    .filter(({ path }) => paths.includes(path))
    .map((dataPoint) => ({ path: dataPoint.path, answers: oneOfEach(dataPoint, product, conditions) }))
}

/** Every step an applicant can take; throws before the product's country is loaded. */
export const pageSteps = (product: Product): readonly PageStep[] => {
  const chain = chainOf(product)
  const deciding = new Map(decidingAnswers(product).map(({ path, answers }) => [path, answers]))
  const steps = new Map<string, PageStep>()
  const seen = new Set<string>()

  const answer = (page: ChainPage, application: LeadApplication): readonly LeadApplication[] =>
    dataPointsOf(page, catalogue).reduce<readonly LeadApplication[]>(
      (ways, dataPoint) =>
        ways.flatMap((way) => {
          const answers = deciding.get(dataPoint.path)
          if (answers === undefined || applyingDataPoints([dataPoint], way).length === 0) return [way]
          return answers.map((value) => writeAnswers(way, [[dataPoint.path, value]]))
        }),
      [application],
    )

  const go = (page: ChainPage, application: LeadApplication): void => {
    const place = `${page.key} ${JSON.stringify(application)}`
    if (seen.has(place)) return
    seen.add(place)
    for (const answered of answer(page, application)) {
      const next = pageAfter(chain, page, answered)
      steps.set(`${page.key} ${next?.key ?? ''}`, { from: page.key, to: next?.key ?? null })
      if (next !== undefined) go(next, answered)
    }
  }

  const [first] = chain
  if (first !== undefined) go(first, {})
  return [...steps.values()].toSorted((a, b) => indexOf(chain, a) - indexOf(chain, b))
}

const indexOf = (chain: readonly ChainPage[], { from, to }: PageStep): number => {
  const place = (key: string | null): number => chain.find((page) => page.key === key)?.index ?? chain.length
  return place(from) * (chain.length + 1) + place(to)
}
