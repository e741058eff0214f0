// Validates a whole application against a product's chain: answers that are invalid or missing, and those that no
// longer apply. Imports the full catalogue, so the browser loads it lazily.
import { validateParsed } from '../validation/validateAnswer.ts'
import { findParsed, omitUnparsable, type ParsedAnswers, parseAnswers } from '../validation/parseAnswers.ts'
import { catalogue } from '../data-points/catalogue.ts'
import { buildChain, type ApplicationValidationContext, type ChainPage, type ChainProduct } from './chain.ts'
import { type NamedDataPoint, requireDataPoints } from './pageDataPoints.ts'
import { isConditionMet } from '../data-points/when.ts'
import type { AnswerError } from '../rules/rule.ts'
import { omitAnswers, readAnswer, readAtPath, writeAnswers } from '../lead/answers.ts'
import type { LeadApplication, LeadPath } from '../lead/application.ts'
import { memoiseByObject } from '../memoise.ts'

export type InvalidAnswer = { readonly page: string; readonly path: LeadPath; readonly error: AnswerError }

type ApplicableDataPoint = NamedDataPoint & { readonly page: string }

type CompletePage = { readonly when: ChainPage['when']; readonly dataPoints: readonly ApplicableDataPoint[] }

/** The pages of a product with their data points, which are resolved once. */
const listCompletePages = memoiseByObject((product: ChainProduct): readonly CompletePage[] =>
  buildChain(product).map((page) => ({
    when: page.when,
    dataPoints: requireDataPoints(page, catalogue).map((dataPoint) => ({ ...dataPoint, page: page.key })),
  })),
)

/** The data points whose conditions these answers meet, even answers that do not apply themselves. */
const findConditionallyShown = ({
  product,
  application,
}: ApplicationValidationContext): readonly ApplicableDataPoint[] =>
  listCompletePages(product)
    .filter((page) => isConditionMet(page.when, application))
    .flatMap(({ dataPoints }) => dataPoints.filter((dataPoint) => isConditionMet(dataPoint.when, application)))

/**
 * All data points that apply with these answers, in the order of the chain. The answer of one that does not apply meets
 * no condition.
 */
export const findApplicableDataPoints = (context: ApplicationValidationContext): readonly ApplicableDataPoint[] =>
  findConditionallyShown({ ...context, application: omitHiddenAnswers(context) })

/**
 * Validates the answers of an application in the order of the chain. Of two that contradict each other, the later one
 * is invalid. `complete` also reports missing answers; otherwise only existing ones are validated. `answers`: the
 * answers of the application that the caller has already parsed.
 */
export const findInvalidAnswers = (
  context: ApplicationValidationContext,
  { complete, answers }: { readonly complete: boolean; readonly answers?: ParsedAnswers },
): readonly InvalidAnswer[] => {
  const dataPoints = findApplicableDataPoints(context)
  const parsed = answers ?? parseAnswers(context.application, dataPoints, context)
  const compared = omitUnparsable(context, dataPoints, parsed)
  return dataPoints.flatMap((dataPoint, index, shown) => {
    if (!parsed.has(dataPoint.path) && !complete) return []
    const isShownLater = (name: string) => shown.slice(index + 1).some((later) => later.name === name)
    const reading = findParsed(dataPoint, parsed, context)
    const validation = validateParsed(dataPoint, reading, { ...compared, isShownLater })
    return validation.outcome === 'invalid'
      ? [{ page: dataPoint.page, path: dataPoint.path, error: validation.error }]
      : []
  })
}

const omitHiddenAnswersOnce = (context: ApplicationValidationContext): LeadApplication => {
  const shown = new Set<LeadPath>(findConditionallyShown(context).map(({ path }) => path))
  const hidden = listCompletePages(context.product)
    .flatMap(({ dataPoints }) => dataPoints)
    .filter(({ path }) => !shown.has(path) && readAtPath(context.application, path) !== undefined)
  return hidden.length === 0
    ? context.application
    : omitAnswers(
        context.application,
        hidden.map(({ path }) => path),
      )
}

/**
 * The application without the answers of pages and data points that no longer apply. Answers outside the chain remain.
 * Repeats until no answer is removed, because another page may depend on a removed answer.
 */
export const omitHiddenAnswers = (context: ApplicationValidationContext): LeadApplication => {
  const application = omitHiddenAnswersOnce(context)
  return application === context.application ? application : omitHiddenAnswers({ ...context, application })
}

/** The answers to the data points that the pages of the product show now, and no others. */
export const pickShownAnswers = (context: ApplicationValidationContext): LeadApplication =>
  writeAnswers(
    {},
    findApplicableDataPoints(context).map(({ path }) => [path, readAnswer(context.application, path)]),
  )
