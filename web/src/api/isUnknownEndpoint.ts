// Whether the lead server does not have a call: an integrator's own server may have only the calls of the
// specification.
import type { RequestFailure } from './request.ts'

const statuses: readonly number[] = [404, 405, 501]

/** A problem document comes from a server that has the call. */
export const isUnknownEndpoint = (failure: RequestFailure): boolean =>
  failure.outcome === 'http' && failure.problem === null && statuses.includes(failure.httpStatus)
