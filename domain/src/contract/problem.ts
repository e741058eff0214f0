// Problem documents (RFC 9457): what every failed call answers. Also carries the field errors of spec 3.33, 5.27 and
// 5.28.
import * as v from 'valibot'
import { problemTypePrefix } from './problemTypes.ts'

export const fieldErrorSchema = v.strictObject({
  /** Path in the payload, `personalDetails.firstName`. */
  fieldName: v.string(),
  /** Plain English; a page shows its own text for `code` and this one only where the code is unknown to it. */
  message: v.string(),
  code: v.string(),
  /** JSON pointer into the request body. */
  pointer: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
export type FieldError = v.InferOutput<typeof fieldErrorSchema>

export const problemSchema = v.object({
  /** `urn:loan:problem:refused`. */
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.exactOptional(v.string()),
  traceId: v.string(),
  errors: v.exactOptional(v.array(fieldErrorSchema)),
  /** With `wrong-state`: the state the lead is in. */
  progressState: v.exactOptional(v.number()),
  /** With `older-revision`: the revision the server holds. */
  revision: v.exactOptional(v.number()),
  /** With `older-revision`: whether that revision was written with the token of this request. */
  writtenWithSameToken: v.exactOptional(v.boolean()),
})
export type Problem = v.InferOutput<typeof problemSchema>

export const problemMediaType = 'application/problem+json'

/** Whether a document is of this API and not of a proxy or firewall in front of it. */
export const isOwnProblem = ({ type }: Problem): boolean => type.startsWith(problemTypePrefix)
