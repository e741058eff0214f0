// The errors of a call. Their messages name the call, the status and the paths, and contain no values of an applicant.
import type { Problem } from '../contract/problem.ts'
import type { EndpointName } from '../contract/registry.ts'

/** The server rejected the call with a problem document (RFC 9457). */
export class LeadProblemError extends Error {
  override readonly name = 'LeadProblemError'
  readonly call: EndpointName
  /** HTTP status. */
  readonly status: number
  readonly problem: Problem
  /** Seconds until a retry, from `Retry-After`; null where the server names none. */
  readonly retryAfterSeconds: number | null

  constructor(call: EndpointName, status: number, problem: Problem, retryAfterSeconds: number | null) {
    super(`${call}: ${status} ${problem.type}`)
    this.call = call
    this.status = status
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The reply is neither the reply of the contract nor a problem document, for example the page of a proxy. */
export class ContractViolationError extends Error {
  override readonly name = 'ContractViolationError'
  readonly call: EndpointName
  /** HTTP status. */
  readonly status: number
  /** The paths in the reply that do not fit the schema; empty where the body is no JSON. */
  readonly paths: readonly string[]

  constructor(call: EndpointName, status: number, difference: string, paths: readonly string[] = []) {
    super(`${call}: ${status} ${difference}${paths.length === 0 ? '' : ` at ${paths.join(', ')}`}`)
    this.call = call
    this.status = status
    this.paths = paths
  }
}
