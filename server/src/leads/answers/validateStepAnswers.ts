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
import type { ProblemField } from '@loan/domain/contract/problem'
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

const assertAllowedPaths = (paths: readonly string[], allowed: readonly NamedDataPoint[]): void => {
  const allowedPaths = new Set<string>(allowed.map(({ path }) => path))
  const errors = paths
    .filter((path) => !allowedPaths.has(path))
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

/** The input of a step: answers by section, and the paths of deleted answers. */
export type StepInput = { readonly sections: object; readonly takenBack?: readonly string[] | undefined }

type StepAnswers = {
  /** Every data point for which the step accepts an answer. */
  readonly dataPoints: readonly NamedDataPoint[]
  /** The unparsed answers of the call; undefined for a deleted one. */
  readonly receivedByPath: ReadonlyMap<string, unknown>
  /** The answers of the step, also the existing ones that the call does not contain. */
  readonly parsed: ParsedAnswers
  /** The application with the received answers. */
  readonly context: ApplicationValidationContext
}

/** Throws `refused` with every answer that is not part of the step. */
const readStepAnswers = (
  { product, state, application }: StepContext,
  { sections, takenBack = [] }: StepInput,
  now: Date,
): StepAnswers => {
  const { country } = product
  const base = { product, country, today: getToday(country, now) }
  const dataPoints = listStepDataPoints(state)
  const receivedByPath = new Map([
    ...takenBack.map((path): PathValue => [path, undefined]),
    ...flattenSections(sections),
  ])
  assertAllowedPaths([...receivedByPath.keys()], dataPoints)
  const parsed: ParsedAnswers = new Map(
    dataPoints.flatMap((dataPoint) => {
      const { path } = dataPoint
      const raw = receivedByPath.has(path) ? receivedByPath.get(path) : readAnswer(application, path)
      return isAnswerValue(raw) ? [[path, parseRawAnswer(dataPoint, raw, base)] as const] : []
    }),
  )
  const received = dataPoints.filter(({ path }) => receivedByPath.has(path))
  const changes = received.flatMap(({ path }) => toPathAnswer(path, receivedByPath.get(path), parsed.get(path)))
  return { dataPoints, receivedByPath, parsed, context: { ...base, application: writeAnswers(application, changes) } }
}

/** The data points that apply with the answers of the step. */
const findApplicable = ({ dataPoints, context }: StepAnswers): readonly NamedDataPoint[] =>
  omitAnswered(dataPoints, context).filter(({ when }) => isConditionMet(when, context.application))

/** The errors of the received answers, and of those that the step shows. A disputed answer has to be received. */
const findStepErrors = (
  stepContext: StepContext,
  { dataPoints, receivedByPath, parsed, context }: StepAnswers,
  applicable: readonly NamedDataPoint[],
): readonly ProblemField[] => {
  const required = new Set(findRequiredDataPoints(stepContext).map(({ path }) => path))
  const disputed = new Set(findDisputedAnswers(stepContext).map(({ path }) => path))
  const compared = omitUnparsable(context, dataPoints, parsed)
  return applicable.flatMap((dataPoint) => {
    const { path } = dataPoint
    const isReceived = receivedByPath.has(path)
    if (!isReceived && !required.has(path)) return []
    const usable: ParsedAnswers = disputed.has(path) && !isReceived ? new Map() : parsed
    const validation = validateParsed(dataPoint, findParsed(dataPoint, usable, context), compared)
    return validation.outcome === 'invalid' ? [buildAnswerError(path, validation.error)] : []
  })
}

/** The application without the answers of the step, and of the pages of the form, that no longer apply. */
const omitNoLongerShown = (
  before: LeadApplication,
  { dataPoints, context }: StepAnswers,
  applicable: readonly NamedDataPoint[],
): LeadApplication => {
  const applicablePaths = new Set<LeadPath>(applicable.map(({ path }) => path))
  const omit = (application: LeadApplication, paths: readonly LeadPath[]): LeadApplication =>
    writeAnswers(
      application,
      paths.filter((path) => !applicablePaths.has(path)).map((path) => [path, undefined]),
    )
  const listShownPaths = (application: LeadApplication): readonly LeadPath[] =>
    findApplicableDataPoints({ ...context, application }).map(({ path }) => path)
  const after = omit(
    context.application,
    dataPoints.map(({ path }) => path),
  )
  const shown = new Set(listShownPaths(after))
  const pathsNoLongerShown = listShownPaths(before).filter((path) => !shown.has(path))
  return omit(after, pathsNoLongerShown)
}

/**
 * Returns the application with the answers of the step, and without the answers of the form that no longer apply with
 * them. Accepts every data point of the step and requires those that the step shows. Throws `refused` with every answer
 * that is invalid, missing or not part of the step.
 */
export const validateStepAnswers = (stepContext: StepContext, input: StepInput, now: Date): LeadApplication => {
  const answers = readStepAnswers(stepContext, input, now)
  const applicable = findApplicable(answers)
  const errors = findStepErrors(stepContext, answers, applicable)
  if (errors.length > 0) throw buildInvalidFieldsError(errors)
  return omitNoLongerShown(stepContext.application, answers, applicable)
}

/** The field errors of the existing answers that the lender disputes. */
export const buildDisputeErrors = (stepContext: StepContext) => {
  const allowed = new Set<LeadPath>(listStepDataPoints(stepContext.state).map(({ path }) => path))
  return findDisputedAnswers(stepContext)
    .filter(({ path }) => allowed.has(path))
    .map(({ path, code }) => buildAnswerError(path, { code }))
}
