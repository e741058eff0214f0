// The types of problem documents with their HTTP status. Has no schema, because the first chunk of the page imports it.

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
  /** The token was valid until the applicant erased the application. */
  erased: 410,
  /** The token was valid until the applicant ended the access of this device. */
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

export const problemTypePrefix = 'urn:loan:problem:'

export const buildProblemTypeUri = (type: ProblemType): string => `${problemTypePrefix}${type}`
