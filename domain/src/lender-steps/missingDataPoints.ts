// Finds the unanswered data points of a step, so that the applicant does not enter data twice (WCAG 2.2, 3.3.7).
import { isOptional } from '../validation/isOptional.ts'
import { readAnswer } from '../lead/answers.ts'
import { type ChainContext, chainOf, type NamedDataPoint, sectionsOf } from '../pages/chain.ts'
import { holds, type When } from '../data-points/when.ts'
import { withoutKnown } from './knownOtherwise.ts'

type Knowing = Pick<ChainContext, 'product' | 'application'>

/** Whether a page of the product has this optional data point, so that the applicant already left it out. */
const wasLeftOut = (dataPoint: NamedDataPoint, { product, application }: Knowing): boolean =>
  isOptional(dataPoint, { application }) &&
  chainOf(product).some((page) =>
    sectionsOf(page).some((section) =>
      (page.dataPoints[section] ?? []).some((name) => section === dataPoint.section && name === dataPoint.name),
    ),
  )

const mayComeToApply = (condition: When | undefined, asked: ReadonlySet<string>): boolean =>
  condition?.some(({ path }) => asked.has(path)) ?? false

/**
 * The data points without an answer that apply, or that may apply after the answer to another missing one. The page
 * shows the latter by their `when`.
 */
export const missingDataPoints = (
  dataPoints: readonly NamedDataPoint[],
  context: Knowing,
): readonly NamedDataPoint[] => {
  const asked = new Set<string>()
  return withoutKnown(dataPoints, context).filter((dataPoint) => {
    const { path, when } = dataPoint
    const isMissing =
      readAnswer(context.application, path) === undefined &&
      !wasLeftOut(dataPoint, context) &&
      (holds(when, context.application) || mayComeToApply(when, asked))
    if (isMissing) asked.add(path)
    return isMissing
  })
}
