// Compares a reply with the problem that the contract defines for it: the status and the type. The cases of the group
// `problems` verify the form of all problems.
import { type ProblemType, problemTypes, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import * as v from 'valibot'
import { expectEqual, Mismatch } from './outcomes.ts'
import type { Exchange } from './connection.ts'

const typedSchema = v.object({ type: v.string() })

const describeReply = ({ status, json }: Pick<Exchange, 'status' | 'json'>): string => {
  const typed = v.safeParse(typedSchema, json)
  return typed.success ? `${status} ${typed.output.type}` : `${status} without a problem type`
}

/** Throws Mismatch for another status or another type. */
export const expectProblem = (exchange: Pick<Exchange, 'status' | 'json'>, type: ProblemType): void => {
  const [expected, received] = [`${problemTypes[type]} ${buildProblemTypeUri(type)}`, describeReply(exchange)]
  if (received !== expected) throw new Mismatch(expected, received)
}

const errorsSchema = v.object({
  errors: v.array(
    v.object({
      fieldName: v.string(),
      code: v.string(),
      pointer: v.optional(v.string()),
      params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
})
export type ReceivedError = v.InferOutput<typeof errorsSchema>['errors'][number]

/** The field errors of a problem. Throws Mismatch where there are none. */
export const readFieldErrors = ({ json }: Pick<Exchange, 'json'>): readonly ReceivedError[] => {
  const parsed = v.safeParse(errorsSchema, json)
  if (parsed.success) return parsed.output.errors
  throw new Mismatch('`errors` with a `fieldName` and a `code` each', 'no such list')
}

/** Verifies the names of the fields with an error. */
export const expectErrorsOfFields = (exchange: Pick<Exchange, 'json'>, fieldNames: readonly string[]): void =>
  expectEqual(
    'errors of',
    readFieldErrors(exchange).map(({ fieldName }) => fieldName),
    fieldNames,
  )
