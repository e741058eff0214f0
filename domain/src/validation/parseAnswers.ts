// Parses each given answer of an application once. Normalisation, comparisons and validation share the results.
import type { DataPoint } from '../data-points/dataPoint.ts'
import { type AnswerValue, omitAnswers, readAnswer, replaceRawAnswers } from '../lead/answers.ts'
import type { LeadApplication, LeadPath } from '../lead/application.ts'
import type { RawApplication } from '../lead/rawApplication.ts'
import type { ValidationContext } from './validationCountry.ts'
import { parseRawAnswer } from './parseRawAnswer.ts'
import type { ParseResult } from '../rules/parseResult.ts'

/** The parsed answers by path, without those that were not given. */
export type ParsedAnswers = ReadonlyMap<LeadPath, ParseResult>

type ParseContext = Pick<ValidationContext, 'country'>

export const parseAnswers = (
  application: RawApplication,
  dataPoints: readonly DataPoint[],
  context: ParseContext,
): ParsedAnswers =>
  new Map(
    dataPoints.flatMap((dataPoint) => {
      const raw = readAnswer(application, dataPoint.path)
      return raw === undefined ? [] : [[dataPoint.path, parseRawAnswer(dataPoint, raw, context)] as const]
    }),
  )

/** The parsed answer, or the result of parsing no answer. */
export const findParsed = (dataPoint: DataPoint, answers: ParsedAnswers, context: ParseContext): ParseResult =>
  answers.get(dataPoint.path) ?? parseRawAnswer(dataPoint, undefined, context)

/** The application with parsed values. An unreadable answer remains as received, because validation rejects it. */
export const normaliseAnswers = (application: RawApplication, answers: ParsedAnswers): LeadApplication =>
  replaceRawAnswers(
    application,
    [...answers].flatMap(([path, parsed]): readonly (readonly [LeadPath, AnswerValue | undefined])[] => {
      if (parsed.outcome === 'invalid') return []
      return [[path, parsed.outcome === 'answered' ? parsed.value : undefined]]
    }),
  )

/**
 * The context without the answers of these data points that cannot be parsed: they are invalid on their own and say
 * nothing about others.
 */
export const omitUnparsable = (
  context: ValidationContext,
  dataPoints: readonly DataPoint[],
  answers: ParsedAnswers,
): ValidationContext => {
  const unreadable = dataPoints.filter(({ path }) => answers.get(path)?.outcome === 'invalid')
  if (unreadable.length === 0) return context
  return {
    ...context,
    application: omitAnswers(
      context.application,
      unreadable.map(({ path }) => path),
    ),
  }
}
