// A test server that sends every write a second time with the same idempotency key, as after a lost reply. For tests
// only.
import { randomUUID } from 'node:crypto'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { listKeys } from '@loan/domain/records'
import type { CallResult, TestServer } from './testServer.ts'

const names = listKeys(endpoints)

const findName = (endpoint: Endpoint): EndpointName | undefined =>
  names.find((name) => endpoints[name].path === endpoint.path && endpoints[name].method === endpoint.method)

const toText = ({ status, text }: CallResult<Endpoint>): string => `${status} ${text}`

export type RepeatingServer = TestServer & {
  /** The endpoints that returned the same reply to the second request. */
  readonly repeated: ReadonlySet<EndpointName>
}

/** Returns a server whose calls throw when the second reply differs from the first. */
export const repeatWrites = (server: TestServer): RepeatingServer => {
  const repeated = new Set<EndpointName>()
  const call: TestServer['call'] = async (endpoint, sent) => {
    if (!endpoint.needsIdempotencyKey) return server.call(endpoint, sent)
    const keyed = { ...sent, key: sent.key ?? randomUUID() }
    const first = await server.call(endpoint, keyed)
    const second = await server.call(endpoint, keyed)
    const isSame =
      first.status === 200
        ? toText(first) === toText(second)
        : JSON.stringify([first.status, first.problem?.errors]) ===
          JSON.stringify([second.status, second.problem?.errors])
    if (!isSame) throw new Error(`${endpoint.path}: first ${toText(first)}, then ${toText(second)}`)
    const name = findName(endpoint)
    if (name !== undefined && first.status === 200) repeated.add(name)
    return first
  }
  const mustCall: TestServer['mustCall'] = async (endpoint, sent) => {
    const { status, text, reply } = await call(endpoint, sent)
    if (status !== 200 || reply === null) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`)
    return reply
  }
  return {
    get app() {
      return server.app
    },
    get answered() {
      return server.answered
    },
    get storage() {
      return server.storage
    },
    get services() {
      return server.services
    },
    get uploads() {
      return server.uploads
    },
    logged: () => server.logged(),
    passMs: (ms) => server.passMs(ms),
    now: () => server.now(),
    close: () => server.close(),
    call,
    mustCall,
    repeated,
  }
}
