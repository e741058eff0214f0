// Problem documents (RFC 9457): the reply to a failed call, with the field errors of spec 3.33, 5.27 and 5.28.
import * as v from 'valibot'
import { problemTypePrefix } from './problemTypes.ts'

export const problemFieldSchema = v.strictObject({
  /** Path in the payload, `personalDetails.firstName`. */
  fieldName: v.string(),
  /** In English. A page shows its own text for `code`, and this message only if it has none. */
  message: v.string(),
  code: v.string(),
  /** JSON pointer into the request body. */
  pointer: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
/** A field of the request that the server rejected, and why. */
export type ProblemField = v.InferOutput<typeof problemFieldSchema>

export const problemSchema = v.object({
  /** `urn:loan:problem:refused`. */
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.exactOptional(v.string()),
  traceId: v.string(),
  errors: v.exactOptional(v.array(problemFieldSchema)),
  /** With `wrong-state`: the state the lead is in. */
  progressState: v.exactOptional(v.number()),
  /** With `older-revision`: the current revision on the server. */
  revision: v.exactOptional(v.number()),
  /** With `older-revision`: whether that revision was written with the token of this request. */
  writtenWithSameToken: v.exactOptional(v.boolean()),
})
export type Problem = v.InferOutput<typeof problemSchema>

export const problemMediaType = 'application/problem+json'

/** Whether this API sent the document, not a proxy or firewall in front of it. */
export const isOwnProblem = ({ type }: Problem): boolean => type.startsWith(problemTypePrefix)
