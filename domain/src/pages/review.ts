// A whole application against a product's chain: which answers are refused or missing, and which no longer apply.
// Needs the full catalogue, so the server and the tests use it; the browser judges page by page.
import { validateAnswer } from '../validation/validateAnswer.ts'
import { withoutUnreadable } from '../validation/withoutUnreadable.ts'
import { catalogue } from '../data-points/catalogue.ts'
import { applyingDataPoints, type ChainContext, chainOf, dataPointsOf, type NamedDataPoint } from './chain.ts'
import { holds } from '../data-points/when.ts'
import type { AnswerError } from '../rules/rule.ts'
import { readAtPath, writeAnswers } from '../lead/answers.ts'
import type { LeadApplication, LeadPath } from '../lead/application.ts'

export type InvalidAnswer = { readonly page: string; readonly path: LeadPath; readonly error: AnswerError }

const isRaw = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

type AskedDataPoint = NamedDataPoint & { readonly page: string }

/** Every data point these answers make apply, in the order the chain asks them. */
export const findShownDataPoints = (context: ChainContext): readonly AskedDataPoint[] =>
  chainOf(context.product)
    .filter((page) => holds(page.when, context.application))
    .flatMap((page) =>
      applyingDataPoints(dataPointsOf(page, catalogue), context.application).map((dataPoint) => ({
        ...dataPoint,
        page: page.key,
      })),
    )

/**
 * Judges the answers of an application in the order of the chain; of two that do not fit together the later is refused.
 * `complete` also refuses what is missing; without it only what is there is judged.
 */
export const findInvalidAnswers = (
  context: ChainContext,
  { complete }: { complete: boolean },
): readonly InvalidAnswer[] => {
  const dataPoints = findShownDataPoints(context)
  const compared = withoutUnreadable(context, dataPoints)
  return dataPoints.flatMap((dataPoint, index, shown) => {
    const raw = readAtPath(context.application, dataPoint.path)
    if (raw === undefined && !complete) return []
    const isShownLater = (name: string) => shown.slice(index + 1).some((later) => later.name === name)
    const validation = validateAnswer(dataPoint, isRaw(raw) ? raw : undefined, { ...compared, isShownLater })
    return validation.outcome === 'invalid'
      ? [{ page: dataPoint.page, path: dataPoint.path, error: validation.error }]
      : []
  })
}

const omitHiddenAnswersOnce = (context: ChainContext): LeadApplication => {
  const shown = new Set<LeadPath>(findShownDataPoints(context).map(({ path }) => path))
  const unasked = chainOf(context.product)
    .flatMap((page) => dataPointsOf(page, catalogue))
    .filter(({ path }) => !shown.has(path) && readAtPath(context.application, path) !== undefined)
  return unasked.length === 0
    ? context.application
    : writeAnswers(
        context.application,
        unasked.map(({ path }) => [path, undefined]),
      )
}

/**
 * The application without the answers of pages and data points that no longer apply (answers elsewhere stay).
 * Runs until nothing more falls away, as an answer that falls may have been what another page hung on.
 */
export const omitHiddenAnswers = (context: ChainContext): LeadApplication => {
  const application = omitHiddenAnswersOnce(context)
  return application === context.application ? application : omitHiddenAnswers({ ...context, application })
}
