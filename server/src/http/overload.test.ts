// Sends more requests than the database can serve, on both engines.
import { randomUUID } from 'node:crypto'
import { createLead } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'

const body = { product: anna.product.id, ...anna.answers }
const callers = 300

describe.each(engines)('an overloaded server on $name', ({ open }) => {
  const server = createServerFixture(() => open({ maxWaiting: 20, maxWaitMs: 60_000 }))

  it('serves as many requests as it can, returns 503 with Retry-After to the rest, and stays ready', async () => {
    const order: string[] = []
    const calls = Array.from({ length: callers }, async () => {
      const reply = await server.call(createLead, { body, key: randomUUID() })
      order.push(String(reply.status))
      return reply
    })
    const health = ['/readyz', '/healthz'].map(async (url) => {
      const { statusCode } = await server.app.inject(url)
      order.push(url)
      return statusCode
    })
    const replies = await Promise.all(calls)
    expect(await Promise.all(health)).toEqual([200, 200])
    const rejected = replies.filter(({ status }) => status === 503)
    const served = replies.filter(({ status }) => status === 200)
    expect(served.length).toBeGreaterThanOrEqual(20)
    expect(served.length + rejected.length).toBe(callers)
    expect(rejected.length).toBeGreaterThan(callers / 2)
    for (const { headers, problem } of rejected) {
      expect(headers['retry-after']).toMatch(/^[123]$/u)
      expect(problem?.type).toBe('urn:loan:problem:unavailable')
    }
    // The readiness check does not queue behind the earlier requests.
    expect(order.slice(order.indexOf('/readyz'))).toContain('200')
    expect((await server.call(createLead, { body, key: randomUUID() })).status).toBe(200)
  })
})
