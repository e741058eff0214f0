// Converts an error that counted an attempt to and from the form that is stored for a retry with the same idempotency
// key.
import { problemFieldSchema } from '@loan/domain/contract/problem'
import { problemTypes, type ProblemType } from '@loan/domain/contract/problemTypes'
import * as v from 'valibot'
import type { LeadError } from '../lib/leadError.ts'
import { ProblemError } from './problemError.ts'

const isProblemType = (type: string): type is ProblemType => type in problemTypes

const storedErrorSchema = v.object({
  status: v.number(),
  type: v.pipe(
    v.string(),
    v.custom<ProblemType>((type) => typeof type === 'string' && isProblemType(type)),
  ),
  detail: v.string(),
  errors: v.optional(v.array(problemFieldSchema)),
  progressState: v.optional(v.number()),
  revision: v.optional(v.number()),
  retryAfterSeconds: v.optional(v.number()),
})
export type StoredError = v.InferInput<typeof storedErrorSchema>

export const toStoredError = ({ kind: type, message, details }: LeadError): StoredError => {
  const { errors, commitsWrites: _commitsWrites, ...rest } = details
  return {
    status: problemTypes[type],
    type,
    detail: message,
    ...rest,
    ...(errors !== undefined && { errors: [...errors] }),
  }
}

/** Throws when the value is not a stored error. */
export const parseStoredError = (stored: unknown): ProblemError => {
  const { type, detail, errors, progressState, revision, retryAfterSeconds } = v.parse(storedErrorSchema, stored)
  return new ProblemError(type, detail, {
    ...(errors !== undefined && { errors }),
    ...(progressState !== undefined && { progressState }),
    ...(revision !== undefined && { revision }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}
