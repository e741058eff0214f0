// The criteria of a lender in LENDERS_FILE. Their values have the type of the answer, because a criterion of another type is
// never met and the lender would get no lead.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint, ValueKind } from '@loan/domain/data-points/dataPoint'
import type { LeadPath } from '@loan/domain/lead/application'
import * as v from 'valibot'

const sections: readonly Readonly<Record<string, DataPoint>>[] = Object.values(catalogue)
const dataPoints: readonly DataPoint[] = sections.flatMap((section) => Object.values(section))

export const answerPath = v.picklist(
  dataPoints.map(({ path }) => path),
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
  dataPoints.map(({ path, kind }) => [path, answerTypes[kind]]),
)

const typeNames: Readonly<Record<AnswerType, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
}

const value = v.union([v.string(), v.number(), v.boolean()])

const fields = v.strictObject({
  path: answerPath,
  reason: v.picklist(['income', 'debts', 'credit-history', 'amount', 'identity', 'not-served']),
  min: v.exactOptional(v.number()),
  max: v.exactOptional(v.number()),
  isOneOf: v.exactOptional(v.pipe(v.array(value), v.minLength(1, 'at least one value'))),
  isNot: v.exactOptional(value),
})

type Problem = { readonly keys: readonly [keyof v.InferOutput<typeof fields>, ...number[]]; readonly message: string }

const findTypeProblem = ({ path, min, max, isOneOf = [], isNot }: v.InferOutput<typeof fields>): Problem | null => {
  const type = typesByPath.get(path)
  if (type === undefined) return null
  const message = `${typeNames[type]}, as the answer is`
  const withoutNumber = 'left out, because the answer is no number'
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
    const problem = findTypeProblem(dataset.value)
    if (problem === null) return
    const [key, ...indexes] = problem.keys
    addIssue({
      message: problem.message,
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
