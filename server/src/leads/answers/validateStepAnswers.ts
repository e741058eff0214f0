// Validates the answers of a lender's step with the domain's rules and the existing answers of the lead.
import { validateParsed } from '@loan/domain/validation/validateAnswer'
import { findParsed, omitUnparsable, type ParsedAnswers } from '@loan/domain/validation/parseAnswers'
import type { ParseResult } from '@loan/domain/rules/parseResult'
import { getToday } from '@loan/domain/getToday'
import { type AnswerValue, isAnswerValue, readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { omitAnswered } from '@loan/domain/lender-steps/omitAnswered'
import { parseRawAnswer } from '@loan/domain/validation/parseRawAnswer'
import { findApplicableDataPoints } from '@loan/domain/pages/applicationAnswers'
import type { ApplicationValidationContext } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { isConditionMet } from '@loan/domain/data-points/when'
import { buildAnswerError, buildFieldError, buildInvalidFieldsError } from '../../lib/leadError.ts'
import {
  type StepContext,
  findRequiredDataPoints,
  findDisputedAnswers,
  listStepDataPoints,
} from './requiredDataPoints.ts'

type PathValue = readonly [path: string, value: unknown]

/** Flattens the sections of a body to pairs of path and value. */
const flattenSections = (sections: object, prefix = ''): readonly PathValue[] =>
  Object.entries(sections).flatMap(([key, value]: [string, unknown]): readonly PathValue[] => {
    const path = `${prefix}${key}`
    return typeof value === 'object' && value !== null ? flattenSections(value, `${path}.`) : [[path, value]]
  })

const assertAllowedPaths = (given: readonly string[], allowed: readonly NamedDataPoint[]): void => {
  const paths = new Set<string>(allowed.map(({ path }) => path))
  const errors = given
    .filter((path) => !paths.has(path))
    .map((path) => buildFieldError(path, 'unknown-field', 'Not part of this step.'))
  if (errors.length > 0) throw buildInvalidFieldsError(errors)
}

/** For a step without questions: throws `refused` with every answer of the call. */
export const assertNoAnswers = ({ sections, takenBack = [] }: StepInput): void =>
  assertAllowedPaths([...takenBack, ...flattenSections(sections).map(([path]) => path)], [])

type PathAnswer = readonly [LeadPath, AnswerValue | undefined]

/** The answer to write. An unreadable answer is returned as it is, because the rules reject it later. */
const toPathAnswer = (path: LeadPath, raw: unknown, parsed: ParseResult | undefined): readonly PathAnswer[] => {
  if (raw === undefined) return [[path, undefined]]
  if (!isAnswerValue(raw)) return []
  if (parsed?.outcome === 'invalid') return [[path, raw]]
  return [[path, parsed?.outcome === 'answered' ? parsed.value : undefined]]
}

/** The paths of the pages that applied with the answers before the step and do not apply with those after it. */
const listPathsNoLongerShown = (before: ApplicationValidationContext, after: LeadApplication): readonly LeadPath[] => {
  const shown = new Set<LeadPath>(findApplicableDataPoints({ ...before, application: after }).map(({ path }) => path))
  return findApplicableDataPoints(before).flatMap(({ path }) => (shown.has(path) ? [] : [path]))
}

/** The input of a step: answers by section, and the paths of deleted answers. */
export type StepInput = { readonly sections: object; readonly takenBack?: readonly string[] | undefined }

/**
 * Returns the application with the answers of the step, and without the answers of the form that no longer apply with
 * them. Accepts every data point of the step and requires those that the step shows. Throws `refused` with every answer
 * that is invalid, missing or not part of the step.
 */
export const validateStepAnswers = (
  stepContext: StepContext,
  { sections, takenBack = [] }: StepInput,
  now: Date,
): LeadApplication => {
  const { product, state } = stepContext
  const { country } = product
  const dataPoints = listStepDataPoints(state)
  const given = new Map([...takenBack.map((path): PathValue => [path, undefined]), ...flattenSections(sections)])
  assertAllowedPaths([...given.keys()], dataPoints)
  const base = { product, country, today: getToday(country, now) }
  const answers: ParsedAnswers = new Map(
    dataPoints.flatMap((dataPoint) => {
      const { path } = dataPoint
      const raw = given.has(path) ? given.get(path) : readAnswer(stepContext.application, path)
      return isAnswerValue(raw) ? [[path, parseRawAnswer(dataPoint, raw, base)] as const] : []
    }),
  )
  const received = dataPoints.filter(({ path }) => given.has(path))
  const application = writeAnswers(
    stepContext.application,
    received.flatMap(({ path }) => toPathAnswer(path, given.get(path), answers.get(path))),
  )
  const context = { ...base, application }
  const required = new Set(findRequiredDataPoints(stepContext).map(({ path }) => path))
  const disputed = new Set(findDisputedAnswers(stepContext).map(({ path }) => path))
  const applying = omitAnswered(dataPoints, context).filter(({ when }) => isConditionMet(when, application))
  const compared = omitUnparsable(context, dataPoints, answers)
  const errors = applying.flatMap((dataPoint) => {
    const { path } = dataPoint
    if (!given.has(path) && !required.has(path)) return []
    const isWithdrawn = disputed.has(path) && !given.has(path)
    const parsed = findParsed(dataPoint, isWithdrawn ? new Map() : answers, base)
    const validation = validateParsed(dataPoint, parsed, compared)
    return validation.outcome === 'invalid' ? [buildAnswerError(path, validation.error)] : []
  })
  if (errors.length > 0) throw buildInvalidFieldsError(errors)
  const isApplying = (path: LeadPath) => applying.some((shown) => shown.path === path)
  const hidden = dataPoints.filter(({ path }) => !isApplying(path))
  const answered = writeAnswers(
    application,
    hidden.map(({ path }) => [path, undefined]),
  )
  const left = listPathsNoLongerShown({ ...base, application: stepContext.application }, answered)
  return writeAnswers(
    answered,
    left.filter((path) => !isApplying(path)).map((path) => [path, undefined]),
  )
}

/** The field errors of the existing answers that the lender disputes. */
export const buildDisputeErrors = (stepContext: StepContext) => {
  const allowed = new Set<LeadPath>(listStepDataPoints(stepContext.state).map(({ path }) => path))
  return findDisputedAnswers(stepContext)
    .filter(({ path }) => allowed.has(path))
    .map(({ path, code }) => buildAnswerError(path, { code }))
}
