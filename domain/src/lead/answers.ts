// Reads and writes single answers of a lead application by path. Independent of rules and pages.
import { isRecord } from '../records.ts'
import type { LeadApplication, LeadPath } from './application.ts'
import type { RawApplication } from './rawApplication.ts'

/** The parsed value of one data point; money in whole currency units, dates as `YYYY-MM-DD`. */
export type AnswerValue = string | number | boolean

export const isAnswerValue = (value: unknown): value is AnswerValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The value at a path, of any type, for data that is not parsed yet. */
export const readAtPath = (source: unknown, path: string): unknown => {
  // Without a list of the keys, because validating an application reads some hundred paths.
  let value = source
  for (let start = 0; start <= path.length;) {
    const dot = path.indexOf('.', start)
    const end = dot === -1 ? path.length : dot
    const key = path.slice(start, end)
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
    start = end + 1
  }
  return value
}

type ValueAt<T, Path> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? ValueAt<NonNullable<T[Key]>, Rest>
    : never
  : Path extends keyof T
    ? NonNullable<T[Path]>
    : never

/** The type of the answer at a path; never for a list. */
export type AnswerAt<Path extends LeadPath> = Extract<ValueAt<LeadApplication, Path>, AnswerValue>

/** The paths whose answers have this type. */
export type PathOf<Value extends AnswerValue> = {
  [Path in LeadPath]: [AnswerAt<Path>] extends [never] ? never : AnswerAt<Path> extends Value ? Path : never
}[LeadPath]

/** The schema of the application gives each answer the type of its path. An unparsed answer may have another type. */
export function readAnswer<Path extends LeadPath>(application: LeadApplication, path: Path): AnswerAt<Path> | undefined
export function readAnswer(application: RawApplication, path: LeadPath): AnswerValue | undefined
export function readAnswer(application: RawApplication, path: LeadPath): AnswerValue | undefined {
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

type PathAnswers = readonly (readonly [path: LeadPath, value: AnswerValue | undefined])[]

const setAnswers = (application: RawApplication, answers: PathAnswers): LeadApplication => {
  const written = answers.reduce<unknown>(
    (draft, [path, value]) => setAtPath(draft, path.split('.'), value),
    application,
  )
  return isLeadApplication(written) ? written : {}
}

/** A copy with these answers. `undefined` removes an answer, and its section if that is then empty. */
export const writeAnswers = (application: LeadApplication, answers: PathAnswers): LeadApplication =>
  setAnswers(application, answers)

/** A copy without the answers at these paths, and without the sections that are then empty. */
export const omitAnswers = (application: LeadApplication, paths: readonly LeadPath[]): LeadApplication =>
  setAnswers(
    application,
    paths.map((path) => [path, undefined]),
  )

/** A received application with its parsed answers in place of the received ones. */
export const replaceRawAnswers = (application: RawApplication, answers: PathAnswers): LeadApplication =>
  setAnswers(application, answers)
