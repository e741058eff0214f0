// Errors as pages for browsers.
import { problemSchema } from '@loan/domain/contract/problem'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contractPath } from '../leads/contract/contract.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('a request that the server rejects', () => {
  const server = createServerFixture(openTestPglite, { RATE_LIMIT_CODES: '1', RATE_LIMIT_WRITES: '1' })
  const send = async (url: string, accept: string) => {
    const request = {
      method: 'POST',
      url,
      headers: { accept, 'content-type': 'application/json' },
      payload: '{}',
    } as const
    await server.app.inject(request)
    return server.app.inject(request)
  }

  it('gets a page with the time to wait when a browser sent a form', async () => {
    const { statusCode, headers, body } = await send(contractPath, browserAccept)
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('<h1>Too many requests</h1>')
    expect(body).toContain(`Go back and try again in ${headers['retry-after']} seconds.`)
    expect(body).toContain(`Number of this request: ${String(headers['x-request-id'])}`)
  })

  it.each([
    ['a program sent a form', contractPath, '*/*'],
    ['a browser called the API', '/api/v3/lead', browserAccept],
  ])('gets a problem document when %s', async (_what, url, accept) => {
    const { statusCode, headers, body } = await send(url, accept)
    expect([statusCode, headers['content-type']]).toEqual([429, 'application/problem+json; charset=utf-8'])
    expect(v.parse(problemSchema, JSON.parse(body)).status).toBe(429)
  })
})
