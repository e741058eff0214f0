// Sends requests to the server and records every exchange, for the cases that verify a property of all replies.
import { parseJson } from '@loan/domain/parseJson'
import { createLeadClient, type LeadClient } from '@loan/domain/client/leadClient'
import { buildLeadRequest, type CallOptions } from '@loan/domain/client/leadRequest'
import type { LeadResponse } from '@loan/domain/client/parseLeadReply'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import { NotChecked } from './outcomes.ts'

/** One request and its reply. */
export type Exchange = {
  /** The call of the contract; null for a request that belongs to none. */
  readonly call: EndpointName | null
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed text; undefined when it is no JSON. */
  readonly json: unknown
  /** Sends the same request again, and records its reply. Null for a request without an idempotency key. */
  readonly repeat: (() => Promise<Exchange>) | null
}

export type RawRequest = {
  readonly call: EndpointName | null
  readonly method: string
  /** Below the API base URL. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Connection = {
  /** All exchanges so far, in order. */
  readonly exchanges: readonly Exchange[]
  /** The typed client: it parses the replies with the contract and throws for all others. */
  readonly client: LeadClient
  /** Sends a valid request, and returns whatever the server replies. */
  readonly send: <Name extends EndpointName>(
    name: Name,
    options: Partial<CallOptions<(typeof endpoints)[Name]>>,
  ) => Promise<Exchange>
  /** Sends a request that the typed client cannot build. */
  readonly sendRaw: (request: RawRequest) => Promise<Exchange>
  /** Requests a path beside the API, such as one of the sandbox. */
  readonly fetchBeside: (path: string) => Promise<Response>
  /** Sends the preflight of a browser for a call, and records nothing, because no page reads its reply. */
  readonly sendPreflight: (name: EndpointName, headers: Readonly<Record<string, string>>) => Promise<Response>
}

export type ConnectionOptions = {
  /** The API base URL. */
  readonly baseUrl: string
  /** @assumed no reply within 30 seconds fails the case: the page waits 20 seconds for a document. */
  readonly timeoutMs?: number
}

type SentRequest = {
  readonly url: string
  readonly init: {
    readonly method: string
    readonly headers: Record<string, string>
    readonly body?: string | Uint8Array<ArrayBuffer>
  }
}

export const createConnection = ({ baseUrl, timeoutMs = 30_000 }: ConnectionOptions): Connection => {
  const exchanges: Exchange[] = []
  type Received = { readonly recorded: Exchange; readonly bytes: ArrayBuffer }
  const exchange = async (call: EndpointName | null, sent: SentRequest): Promise<Received> => {
    const { url, init } = sent
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    const bytes = await response.arrayBuffer()
    const text = new TextDecoder().decode(bytes)
    const { status, headers } = response
    const repeat = async (): Promise<Exchange> => (await exchange(call, sent)).recorded
    const hasKey = 'idempotency-key' in init.headers
    const recorded: Exchange = { call, status, headers, text, json: parseJson(text), repeat: hasKey ? repeat : null }
    exchanges.push(recorded)
    if (status === 429) throw new NotChecked('the server limits the requests of this address (429)')
    return { recorded, bytes }
  }
  const record =
    (call: EndpointName) =>
    async (url: string, init: SentRequest['init']): Promise<LeadResponse> => {
      const { recorded, bytes } = await exchange(call, { url, init })
      return { ...recorded, text: async () => recorded.text, arrayBuffer: async () => bytes }
    }
  return {
    exchanges,
    client: {
      call: (name, ...args) => createLeadClient({ baseUrl, fetch: record(name) }).call(name, ...args),
    },
    send: async (name, options) => {
      const { recorded } = await exchange(name, buildLeadRequest(baseUrl, endpoints[name], options))
      return recorded
    },
    sendRaw: async ({ call, method, path, headers = {}, body }) => {
      const url = `${baseUrl.replace(/\/+$/u, '')}${path}`
      const { recorded } = await exchange(call, {
        url,
        init: { method, headers: { ...headers }, ...(body !== undefined && { body }) },
      })
      return recorded
    },
    sendPreflight: (name, headers) => {
      const { url } = buildLeadRequest(baseUrl, endpoints[name], {})
      return fetch(url, { method: 'OPTIONS', headers: { ...headers }, signal: AbortSignal.timeout(timeoutMs) })
    },
    fetchBeside: (path) => fetch(new URL(path, baseUrl), { signal: AbortSignal.timeout(timeoutMs) }),
  }
}
