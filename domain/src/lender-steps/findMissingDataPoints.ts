// Finds the unanswered data points of a step, so that the applicant does not enter data twice (WCAG 2.2, 3.3.7).
import { isOptional } from '../validation/isOptional.ts'
import { readAnswer } from '../lead/answers.ts'
import { buildChain, filterApplicablePages } from '../pages/chain.ts'
import type { NamedDataPoint } from '../pages/pageDataPoints.ts'
import { isConditionMet, type When } from '../data-points/when.ts'
import { type AnswerContext, omitAnswered } from './omitAnswered.ts'

/** Whether a page that applies has this optional data point, so that the applicant already left it out. */
const wasOptionalOnPage = (dataPoint: NamedDataPoint, { product, application }: AnswerContext): boolean =>
  isOptional(dataPoint, { application }) &&
  filterApplicablePages(buildChain(product), application).some((page) =>
    page.dataPoints[dataPoint.section]?.some((name) => name === dataPoint.name),
  )

const canBecomeApplicable = (condition: When | undefined, missingPaths: ReadonlySet<string>): boolean =>
  condition?.some(({ path }) => missingPaths.has(path)) ?? false

/**
 * The data points without an answer that apply, or that may apply after the answer to another missing one. The page
 * shows the latter by their `when`.
 */
export const findMissingDataPoints = (
  dataPoints: readonly NamedDataPoint[],
  context: AnswerContext,
): readonly NamedDataPoint[] => {
  const missingPaths = new Set<string>()
  return omitAnswered(dataPoints, context).filter((dataPoint) => {
    const { path, when } = dataPoint
    const isMissing =
      readAnswer(context.application, path) === undefined &&
      !wasOptionalOnPage(dataPoint, context) &&
      (isConditionMet(when, context.application) || canBecomeApplicable(when, missingPaths))
    if (isMissing) missingPaths.add(path)
    return isMissing
  })
}
