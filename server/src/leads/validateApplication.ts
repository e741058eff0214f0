// Normalises and validates the answers of a request with the domain's rules, which the browser uses too.
import { getToday } from '@loan/domain/getToday'
import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import { loadRules } from '@loan/domain/validation/resolveRules'
import { omitUnreadable } from '@loan/domain/validation/omitUnreadable'
import type { FieldError } from '@loan/domain/contract/problem'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { type AnswerValue, readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { findInvalidAnswers, omitHiddenAnswers } from '@loan/domain/pages/review'
import { parseRawAnswer } from '@loan/domain/validation/parseRawAnswer'
import type { Product } from '@loan/domain/products/product'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import type { AnswerError } from '@loan/domain/rules/rule'
import type { ChainContext } from '@loan/domain/pages/chain'
import { fieldError } from '../lib/leadError.ts'

const dataPoints: readonly DataPoint[] = Object.values(catalogue).flatMap((section) =>
  Object.values<DataPoint>(section),
)
const validatedPaths = new Set<string>(dataPoints.map(({ path }) => path))

/** Loads the lazy validators of every country, so that each rule has a result. */
export const loadAllRules = async (products: readonly Product[]): Promise<void> => {
  await Promise.all(products.map(({ country }) => loadRules(dataPoints, { country })))
}

/** The maximum length of texts and lists in fields without rules (click ids, device data, a captcha token). */
const unvalidatedLimits = { text: 4000, list: 50 }

export type ValidatedApplication = { readonly application: LeadApplication; readonly errors: readonly FieldError[] }

export const buildFieldError = (path: LeadPath, { code, params }: AnswerError): FieldError => ({
  ...fieldError(path, code, errorCodes[code]),
  ...(params && { params: { ...params } }),
})

const normaliseAnswers = (context: ChainContext): LeadApplication =>
  writeAnswers(
    context.application,
    dataPoints.flatMap(({ path, ...field }): readonly (readonly [LeadPath, AnswerValue | undefined])[] => {
      const raw = readAnswer(context.application, path)
      if (raw === undefined) return []
      const reading = parseRawAnswer(field, raw, context)
      if (reading.outcome === 'invalid') return []
      return [[path, reading.outcome === 'answered' ? reading.value : undefined]]
    }),
  )

/** Errors of answers outside the pages of this product. The server stores these answers too, so they have to be valid. */
const findInvalidOutsidePages = (context: ChainContext, validated: ReadonlySet<string>): readonly FieldError[] => {
  const compared = omitUnreadable(context, dataPoints)
  return dataPoints.flatMap((dataPoint) => {
    const raw = readAnswer(context.application, dataPoint.path)
    if (raw === undefined || validated.has(dataPoint.path)) return []
    const validation = validateAnswer(dataPoint, raw, compared)
    return validation.outcome === 'invalid' ? [buildFieldError(dataPoint.path, validation.error)] : []
  })
}

const findTooLongFields = (value: unknown, path: string): readonly FieldError[] => {
  if (validatedPaths.has(path)) return []
  const reject = (max: number) => [{ ...fieldError(path, 'too-long', errorCodes['too-long']), params: { max } }]
  if (typeof value === 'string') return value.length > unvalidatedLimits.text ? reject(unvalidatedLimits.text) : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > unvalidatedLimits.list) return reject(unvalidatedLimits.list)
  return Object.entries(value).flatMap(([key, inner]) => findTooLongFields(inner, path === '' ? key : `${path}.${key}`))
}

/** Paths of answers that were sent and are absent after normalisation (an empty text). */
const findEmptiedPaths = (raw: LeadApplication, read: LeadApplication): ReadonlySet<LeadPath> =>
  new Set(
    dataPoints.flatMap(({ path }) =>
      readAnswer(raw, path) !== undefined && readAnswer(read, path) === undefined ? [path] : [],
    ),
  )

/**
 * With `complete`, missing answers are errors. The returned application is normalised and omits the answers that do not
 * apply; use it only when `errors` is empty.
 */
export const validateApplication = (
  raw: LeadApplication,
  { product, now, complete }: { readonly product: Product; readonly now: Date; readonly complete: boolean },
): ValidatedApplication => {
  const { country } = product
  const base = { product, country, today: getToday(country, now) }
  const application = normaliseAnswers({ ...base, application: raw })
  const context: ChainContext = { ...base, application }
  const emptiedPaths = findEmptiedPaths(raw, application)
  const invalid = findInvalidAnswers(context, { complete: true }).filter(
    ({ path }) => complete || readAnswer(application, path) !== undefined || emptiedPaths.has(path),
  )
  const validated = new Set<string>(invalid.map(({ path }) => path))
  const visible = omitHiddenAnswers(context)
  return {
    application: visible,
    errors: [
      ...invalid.map(({ path, error }) => buildFieldError(path, error)),
      ...findInvalidOutsidePages({ ...context, application: visible }, validated),
      ...findTooLongFields(raw, ''),
    ],
  }
}
