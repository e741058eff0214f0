// A client of the contract for any program that has `fetch`: one typed function for all calls, derived from the
// registry.
import type { Endpoint } from '../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../contract/registry.ts'
import { buildLeadRequest, type CallOptions, type LeadRequest } from './leadRequest.ts'
import { type CallReply, type LeadResponse, parseLeadReply } from './parseLeadReply.ts'

/** The global `fetch` of browsers and Node, or a function around it with a time limit. */
export type FetchFunction = (url: string, init: LeadRequest['init']) => Promise<LeadResponse>

export type LeadClientOptions = {
  /** The API base URL (spec 7.1), such as `https://leads.example/api`. */
  readonly baseUrl: string
  readonly fetch: FetchFunction
}

/** The options are required where the call has required parameters or a required body. */
export type CallArguments<E extends Endpoint> =
  Partial<CallOptions<E>> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

export type LeadClient = {
  /**
   * Sends one request and returns the parsed reply. Throws LeadProblemError (the server rejected the call),
   * ContractViolationError (the reply does not fit the contract), the error of `fetch` (no reply), and an Error before
   * the request when the call needs a token or an idempotency key that is missing.
   */
  readonly call: <Name extends EndpointName>(
    name: Name,
    ...args: CallArguments<(typeof endpoints)[Name]>
  ) => Promise<CallReply<Name>>
}

const assertComplete = (name: EndpointName, { token, idempotencyKey }: Partial<CallOptions<Endpoint>>): void => {
  const { needsLeadToken, needsIdempotencyKey } = endpoints[name]
  if (needsLeadToken && token === undefined) throw new Error(`The call ${name} needs the token of the lead`)
  if (needsIdempotencyKey && idempotencyKey === undefined) throw new Error(`The call ${name} needs an idempotency key`)
}

export const createLeadClient = ({ baseUrl, fetch }: LeadClientOptions): LeadClient => ({
  call: async (name, ...[options = {}]) => {
    assertComplete(name, options)
    const { url, init } = buildLeadRequest(baseUrl, endpoints[name], options)
    return parseLeadReply(name, await fetch(url, init))
  },
})
