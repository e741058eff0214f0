// The faults in headers that the tests add to the reference server, each with the cases that have to fail. For tests
// only.
import { hourMs } from '@loan/domain/durations'
import type { FaultCase } from './faults.ts'
import { isProblem, withHeader } from './proxyChanges.ts'

export const headerFaultCases: readonly FaultCase[] = [
  {
    name: 'allows caching',
    fault: { changeReply: (reply) => withHeader(reply, 'cache-control', 'private, max-age=60') },
    failed: ['headers/cache-control'],
  },
  {
    name: 'names no readable delay',
    fault: { changeReply: (reply) => (reply.status === 429 ? withHeader(reply, 'retry-after', 'soon') : reply) },
    failed: ['headers/retry-after'],
  },
  {
    name: 'has its local time as that of Greenwich',
    fault: {
      changeReply: (reply) =>
        withHeader(reply, 'date', new Date(Date.parse(reply.headers['date'] ?? '') + 2 * hourMs).toUTCString()),
    },
    failed: ['headers/date'],
  },
  {
    name: 'permits no token to a page on another origin',
    fault: {
      changeReply: (reply) => withHeader(reply, 'access-control-allow-headers', 'content-type, idempotency-key'),
    },
    groups: ['origin'],
    failed: ['origin/preflight'],
  },
  {
    name: 'hides its problems from a page on another origin',
    fault: {
      changeReply: (reply) => (isProblem(reply) ? withHeader(reply, 'access-control-allow-origin', null) : reply),
    },
    groups: ['origin'],
    failed: ['origin/problem'],
  },
  {
    name: 'exposes no header to a page on another origin',
    fault: { changeReply: (reply) => withHeader(reply, 'access-control-expose-headers', null) },
    groups: ['origin'],
    failed: ['origin/reply', 'origin/problem'],
  },
]
