// Normalises and validates the answers of a request with the domain's rules, which the browser uses too.
import { getToday } from '@loan/domain/getToday'
import { validateParsed } from '@loan/domain/validation/validateAnswer'
import { resolveRules } from '@loan/domain/validation/resolveRules'
import {
  findParsed,
  normaliseAnswers,
  omitUnparsable,
  type ParsedAnswers,
  parseAnswers,
} from '@loan/domain/validation/parseAnswers'
import type { ProblemField } from '@loan/domain/contract/problem'
import { allDataPoints } from '@loan/domain/data-points/allDataPoints'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { RawApplication } from '@loan/domain/lead/rawApplication'
import { findInvalidAnswers, omitHiddenAnswers } from '@loan/domain/pages/applicationAnswers'
import type { Product } from '@loan/domain/products/product'
import { loadRule } from '@loan/domain/rules/rule'
import type { ApplicationValidationContext } from '@loan/domain/pages/chain'
import { buildAnswerError } from '../../lib/leadError.ts'

const validatedPaths = new Set<string>(allDataPoints.map(({ path }) => path))

/**
 * Loads the lazy rules of every country. Rejects if one does not load, because the server has to validate each answer.
 */
export const loadAllRules = async (products: readonly Product[]): Promise<void> => {
  const rules = products.flatMap(({ country }) => allDataPoints.flatMap((field) => resolveRules(field, { country })))
  await Promise.all(rules.map((rule) => loadRule(rule)))
}

/** The maximum length of texts and lists in fields without rules (click ids, device data, a captcha token). */
const unvalidatedLimits = { text: 4000, list: 50 }

export type ValidatedApplication = { readonly application: LeadApplication; readonly errors: readonly ProblemField[] }

/**
 * Errors of answers outside the pages of this product. The server stores these answers too, so they have to be valid.
 */
const findInvalidOutsidePages = (
  context: ApplicationValidationContext,
  answers: ParsedAnswers,
  validated: ReadonlySet<string>,
): readonly ProblemField[] => {
  const compared = omitUnparsable(context, allDataPoints, answers)
  return allDataPoints.flatMap((dataPoint) => {
    const isStored = readAnswer(context.application, dataPoint.path) !== undefined
    if (!isStored || validated.has(dataPoint.path)) return []
    const validation = validateParsed(dataPoint, findParsed(dataPoint, answers, context), compared)
    return validation.outcome === 'invalid' ? [buildAnswerError(dataPoint.path, validation.error)] : []
  })
}

const findTooLongFields = (value: unknown, path: string): readonly ProblemField[] => {
  if (validatedPaths.has(path)) return []
  const buildErrors = (max: number) => [buildAnswerError(path, { code: 'too-long', params: { max } })]
  if (typeof value === 'string') return value.length > unvalidatedLimits.text ? buildErrors(unvalidatedLimits.text) : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > unvalidatedLimits.list) return buildErrors(unvalidatedLimits.list)
  return Object.entries(value).flatMap(([key, inner]) => findTooLongFields(inner, path === '' ? key : `${path}.${key}`))
}

/**
 * With `complete`, missing answers are errors. The returned application is normalised and omits the answers that do not
 * apply; use it only when `errors` is empty.
 */
export const validateApplication = (
  raw: RawApplication,
  { product, now, complete }: { readonly product: Product; readonly now: Date; readonly complete: boolean },
): ValidatedApplication => {
  const { country } = product
  const base = { product, country, today: getToday(country, now) }
  const answers = parseAnswers(raw, allDataPoints, base)
  const application = normaliseAnswers(raw, answers)
  const context: ApplicationValidationContext = { ...base, application }
  const invalid = findInvalidAnswers(context, { complete: true, answers }).filter(
    ({ path }) => complete || answers.has(path),
  )
  const validated = new Set<string>(invalid.map(({ path }) => path))
  const visible = omitHiddenAnswers(context)
  return {
    application: visible,
    errors: [
      ...invalid.map(({ path, error }) => buildAnswerError(path, error)),
      ...findInvalidOutsidePages({ ...context, application: visible }, answers, validated),
      ...findTooLongFields(raw, ''),
    ],
  }
}
