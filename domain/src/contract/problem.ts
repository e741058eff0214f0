// Problem documents (RFC 9457): what every failed call answers. Also carries SPEC.md's field errors (§3, §5).
import * as v from 'valibot'

export const problemTypes = {
  'bad-request': 400,
  'token-needed': 401,
  'not-found': 404,
  'request-timeout': 408,
  conflict: 409,
  'wrong-state': 409,
  'older-revision': 409,
  'request-in-flight': 409,
  gone: 410,
  /** Of a token that was valid: the applicant erased the application. */
  erased: 410,
  /** Of a token that was valid: the applicant ended the access of this device. */
  'access-ended': 410,
  /** A resume link that was tried too often or revoked; a new one can be requested. */
  'link-locked': 410,
  'too-large': 413,
  'not-json': 415,
  refused: 422,
  'other-request-under-key': 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  'internal-error': 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ProblemType = keyof typeof problemTypes

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

const typePrefix = 'urn:loan:problem:'

export const problemTypeUri = (type: ProblemType): string => `${typePrefix}${type}`

/** Whether a document is of this API and not of a proxy or firewall in front of it. */
export const isOwnProblem = ({ type }: Problem): boolean => type.startsWith(typePrefix)
