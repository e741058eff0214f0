// Computes every possible step from page to page of a product's chain, for every answer that its conditions read. It
// uses the navigation of the chain (pages/chain.ts), so that the result matches the form.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { When } from '@loan/domain/data-points/when'
import { type AnswerValue, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { buildChain, type ChainPage, findNextPage } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'

/** Keys of pages; `to` is null at the end of the chain. */
export type PageStep = { readonly from: string; readonly to: string | null }

type ConditionList = readonly (When | undefined)[]

const readBy = (conditions: ConditionList): readonly LeadPath[] => [
  ...new Set(conditions.flatMap((when) => when ?? []).map(({ path }) => path)),
]

/** The given paths, and those that the conditions of their data points read. */
const listDecidingPaths = (dataPoints: readonly NamedDataPoint[], paths: readonly LeadPath[]): readonly LeadPath[] => {
  const behind = readBy(dataPoints.filter(({ path }) => paths.includes(path)).map(({ when }) => when))
  const all = [...new Set([...paths, ...behind])]
  return all.length === paths.length ? paths : listDecidingPaths(dataPoints, all)
}

const listValues = ({ kind, options }: NamedDataPoint, { country }: Product): readonly AnswerValue[] => {
  if (kind === 'yes-no' || kind === 'consent') return [true, false]
  return options === undefined ? [] : country.options[options].keys
}

type AnswerClasses = { readonly path: LeadPath; readonly answers: readonly (AnswerValue | undefined)[] }

/** One answer per equivalence class: two answers are equivalent when every condition evaluates them alike. */
const pickOneOfEach = (dataPoint: NamedDataPoint, product: Product, conditions: ConditionList): AnswerClasses => {
  const readings = conditions.flatMap((when) => when ?? []).filter(({ path }) => path === dataPoint.path)
  const classify = (value: AnswerValue): string => readings.map(({ isOneOf }) => isOneOf.includes(value)).join()
  const classes = new Map(listValues(dataPoint, product).map((value) => [classify(value), value]))
  const answers = [...classes.values(), ...(dataPoint.optional === undefined ? [] : [undefined])]
  return { path: dataPoint.path, answers }
}

/** The answers that decide which pages apply, one per class. */
export const decidingAnswers = (product: Product): readonly AnswerClasses[] => {
  const chain = buildChain(product)
  const dataPoints = chain.flatMap((page) => requireDataPoints(page, catalogue))
  const conditions = [...chain, ...dataPoints].map(({ when }) => when)
  const paths = listDecidingPaths(dataPoints, readBy(chain.map(({ when }) => when)))
  return dataPoints
    .filter(({ path }) => paths.includes(path))
    .map((dataPoint) => pickOneOfEach(dataPoint, product, conditions))
}

/**
 * Every step an applicant can take, in the order of the chain. A page that is skipped when its answers are derived has
 * none: a link to change the answers leads to it.
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
  const all = [...steps.values()]
  const ends = [...chain.map(({ key }) => key), null]
  return chain.flatMap(({ key }) => ends.flatMap((end) => all.filter(({ from, to }) => from === key && to === end)))
}
