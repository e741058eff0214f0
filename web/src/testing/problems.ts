// Responses with a problem document, as the server sends them for a failed call.
import { type Problem, type ProblemField, problemMediaType } from '@loan/domain/contract/problem'
import { type ProblemType, problemTypes, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'

export const buildProblem = (
  type: ProblemType,
  details: Partial<Problem> = {},
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const status = problemTypes[type]
  return Response.json(
    { type: buildProblemTypeUri(type), title: type, status, traceId: 't', ...details },
    { status, headers: { 'content-type': problemMediaType, ...headers } },
  )
}

/** 422 with one field error. */
export const buildValidationProblem = (
  error: Pick<ProblemField, 'fieldName' | 'code'> & Partial<ProblemField>,
): Response => buildProblem('refused', { errors: [{ message: 'Invalid', pointer: '', ...error }] })
