// Reads and writes single answers of a lead application by path. Independent of rules and pages.
import type { LeadApplication, LeadPath } from './application.ts'

/** The parsed value of one data point; money in whole currency units, dates as `YYYY-MM-DD`. */
export type AnswerValue = string | number | boolean

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAnswerValue = (value: unknown): value is AnswerValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The value at a path, of any type, for data that is not parsed yet. */
export const readAtPath = (source: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined), source)

export const readAnswer = (application: LeadApplication, path: LeadPath): AnswerValue | undefined => {
  const value = readAtPath(application, path)
  return isAnswerValue(value) ? value : undefined
}

const omitEmpty = (record: Record<string, unknown>): Record<string, unknown> | undefined =>
  Object.keys(record).length === 0 ? undefined : record

const setAtPath = (
  source: unknown,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> => {
  const { [key]: current, ...others } = isRecord(source) ? source : {}
  const next = rest.length === 0 ? value : omitEmpty(setAtPath(current, rest, value))
  return next === undefined ? others : { ...others, [key]: next }
}

/**
 * An application remains one with answers at its own paths, because parsing each answer gave it the type of its path.
 * Parsing the application again would add the schemas to the first chunk.
 */
const isLeadApplication = (written: unknown): written is LeadApplication => isRecord(written)

/** A copy with these answers. `undefined` removes an answer, and its section if that is then empty. */
export const writeAnswers = (
  application: LeadApplication,
  answers: readonly (readonly [path: LeadPath, value: AnswerValue | undefined])[],
): LeadApplication => {
  const written = answers.reduce<unknown>(
    (draft, [path, value]) => setAtPath(draft, path.split('.'), value),
    application,
  )
  return isLeadApplication(written) ? written : application
}
