// Finds the pages that the answers of an application complete, for a device that has the answers and not the pages.
import { isOptional } from '../validation/isOptional.ts'
import { catalogue } from '../data-points/catalogue.ts'
import { readAnswer } from '../lead/answers.ts'
import type { LeadApplication } from '../lead/application.ts'
import { filterApplicablePages, type ChainProduct, buildChain, reviewPath } from './chain.ts'
import { filterApplicableDataPoints, requireDataPoints } from './pageDataPoints.ts'

export type AnsweredPages = {
  /** Keys of the pages with all required answers, up to the last page with any answer. */
  readonly completed: readonly string[]
  /** Path of the first page that is not completed, or of the review. */
  readonly nextPath: string
}

export const findAnsweredPages = (product: ChainProduct, application: LeadApplication): AnsweredPages => {
  const pages = filterApplicablePages(buildChain(product), application).map((page) => {
    const shown = filterApplicableDataPoints(requireDataPoints(page, catalogue), application)
    const needed = shown.filter((dataPoint) => !isOptional(dataPoint, { application }))
    return {
      key: page.key,
      path: page.path,
      hasAny: shown.some((dataPoint) => readAnswer(application, dataPoint.path) !== undefined),
      hasAll: needed.every(({ kind, path }) => {
        const answer = readAnswer(application, path)
        return answer !== undefined && (kind !== 'consent' || answer === true)
      }),
    }
  })
  // A page with only optional data points is completed if a later page has an answer.
  const reached = pages.findLastIndex(({ hasAny }) => hasAny) + 1
  const completed = pages.slice(0, reached).filter(({ hasAll }) => hasAll)
  const next = pages.find((page) => !completed.includes(page))
  return { completed: completed.map(({ key }) => key), nextPath: next?.path ?? reviewPath }
}
