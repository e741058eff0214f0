// The field errors that the domain's validation finds in answers, which every lead server has to return.
import { allDataPoints } from '@loan/domain/data-points/allDataPoints'
import { getToday } from '@loan/domain/getToday'
import { type AnswerValue, replaceRawAnswers } from '@loan/domain/lead/answers'
import { type LeadApplication, leadApplicationSchema } from '@loan/domain/lead/application'
import type { RawApplication } from '@loan/domain/lead/rawApplication'
import { findInvalidAnswers, findApplicableDataPoints } from '@loan/domain/pages/applicationAnswers'
import type { Product } from '@loan/domain/products/product'
import type { AnswerError } from '@loan/domain/rules/rule'
import { normaliseAnswers, parseAnswers } from '@loan/domain/validation/parseAnswers'
import { loadRules } from '@loan/domain/validation/resolveRules'
import * as v from 'valibot'

export type ExpectedError = {
  readonly fieldName: string
  readonly code: string
  readonly params: AnswerError['params']
}

type ValidationInput = { readonly product: Product; readonly now: Date; readonly complete: boolean }

/** Loads the rules that load late; call it once before `findExpectedErrors`. */
export const loadProductRules = ({ country }: Product): Promise<void> => loadRules(allDataPoints, { country })

/** With `complete`, missing answers are errors, as on the submission. */
export const findExpectedErrors = (
  raw: RawApplication,
  { product, now, complete }: ValidationInput,
): readonly ExpectedError[] => {
  const base = { product, country: product.country, today: getToday(product.country, now) }
  const answers = parseAnswers(raw, allDataPoints, base)
  const context = { ...base, application: normaliseAnswers(raw, answers) }
  return findInvalidAnswers(context, { complete: true, answers })
    .filter(({ path }) => complete || answers.has(path))
    .map(({ path, error }) => ({ fieldName: path, code: error.code, params: error.params }))
}

/** A text that no data point accepts. The cases look for it in the problems. */
export const wrongText = '@@not-an-answer-7319@@'

const wrongValues: readonly AnswerValue[] = [wrongText, -1]

/**
 * Replaces as many answers of the product's pages as possible by a value of the right type that the domain rejects.
 * Answers that other data points depend on keep their value, so that the other pages remain.
 */
export const buildWrongAnswers = (
  application: LeadApplication,
  input: Omit<ValidationInput, 'complete'>,
): LeadApplication => {
  const { product, now } = input
  const context = { product, country: product.country, application, today: getToday(product.country, now) }
  const shown = findApplicableDataPoints(context)
  const countShown = (raw: LeadApplication) => findApplicableDataPoints({ ...context, application: raw }).length
  return shown.reduce<LeadApplication>((changed, { path }) => {
    const candidates = wrongValues.map((value) => replaceRawAnswers(changed, [[path, value]]))
    const found = candidates.find(
      (candidate) =>
        v.is(leadApplicationSchema, candidate) &&
        countShown(candidate) === shown.length &&
        findExpectedErrors(candidate, { ...input, complete: false }).some(({ fieldName }) => fieldName === path),
    )
    return found ?? changed
  }, application)
}
