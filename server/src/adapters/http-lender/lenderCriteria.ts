// The criteria of a lender in LENDERS_FILE. Their values have the type of the answer, because a criterion of another
// type is never met and the lender would get no lead.
import { rejectionReason } from '@loan/domain/contract/statusFields'
import { allDataPoints } from '@loan/domain/data-points/allDataPoints'
import type { ValueKind } from '@loan/domain/data-points/dataPoint'
import type { LeadPath } from '@loan/domain/lead/application'
import * as v from 'valibot'

export const answerPath = v.picklist(
  allDataPoints.map(({ path }) => path),
  'a path of an answer, such as incomeDetails.monthlyIncome',
)

type AnswerType = 'string' | 'number' | 'boolean'

const answerTypes: Readonly<Record<ValueKind, AnswerType>> = {
  text: 'string',
  email: 'string',
  phone: 'string',
  code: 'string',
  money: 'number',
  integer: 'number',
  decimal: 'number',
  date: 'string',
  month: 'string',
  choice: 'string',
  'yes-no': 'boolean',
  consent: 'boolean',
}

const typesByPath: ReadonlyMap<LeadPath, AnswerType> = new Map(
  allDataPoints.map(({ path, kind }) => [path, answerTypes[kind]]),
)

const typeNames: Readonly<Record<AnswerType, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
}

const value = v.union([v.string(), v.number(), v.boolean()])

const fields = v.strictObject({
  path: answerPath,
  reason: rejectionReason,
  min: v.exactOptional(v.number()),
  max: v.exactOptional(v.number()),
  isOneOf: v.exactOptional(v.pipe(v.array(value), v.minLength(1, 'at least one value'))),
  isNot: v.exactOptional(value),
})

type TypeMismatch = {
  readonly keys: readonly [keyof v.InferOutput<typeof fields>, ...number[]]
  readonly message: string
}

const findTypeMismatch = ({
  path,
  min,
  max,
  isOneOf = [],
  isNot,
}: v.InferOutput<typeof fields>): TypeMismatch | null => {
  const type = typesByPath.get(path)
  if (type === undefined) return null
  const message = `${typeNames[type]}, because the answer has this type`
  const withoutNumber = 'left out, because the answer is not a number'
  const wrong = isOneOf.findIndex((each) => typeof each !== type)
  if (min !== undefined && type !== 'number') return { keys: ['min'], message: withoutNumber }
  if (max !== undefined && type !== 'number') return { keys: ['max'], message: withoutNumber }
  if (wrong !== -1) return { keys: ['isOneOf', wrong], message }
  return isNot !== undefined && typeof isNot !== type ? { keys: ['isNot'], message } : null
}

/** A criterion without a condition serves every lead, and one that nothing meets serves none: both are mistakes. */
export const criterion = v.pipe(
  fields,
  v.check(
    ({ min, max, isOneOf, isNot }) =>
      [min, max, isOneOf, isNot].some((condition) => condition !== undefined) &&
      (min ?? -Infinity) <= (max ?? Infinity),
    'a condition with min, max, isOneOf or isNot, and min not above max',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const mismatch = findTypeMismatch(dataset.value)
    if (mismatch === null) return
    const [key, ...indexes] = mismatch.keys
    addIssue({
      message: mismatch.message,
      path: [
        { type: 'object', origin: 'value', input: dataset.value, key, value: dataset.value[key] },
        ...indexes.map((index) => ({
          type: 'array' as const,
          origin: 'value' as const,
          input: dataset.value.isOneOf ?? [],
          key: index,
          value: null,
        })),
      ],
    })
  }),
)
