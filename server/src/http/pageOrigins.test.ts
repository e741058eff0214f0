// Cross-origin requests (CORS): an exact list of origins, our own headers, no credentials.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'

const partner = 'https://partner.example'
const pageOrigin = 'https://loans.example'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer(await openTestPglite(), { PAGE_ORIGINS: pageOrigin })
})
afterAll(() => server.close())

describe('a page of another origin', () => {
  const send = (origin: string, method: 'OPTIONS' | 'GET' = 'OPTIONS') =>
    server.app.inject({
      method,
      url: '/api/v3/lead',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'lead-token' },
    })

  it('may call the API when it is configured, with our headers and without credentials', async () => {
    const { statusCode, headers } = await send(pageOrigin)
    expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([204, pageOrigin, 'origin'])
    expect(headers['access-control-allow-headers']).toBe('content-type, lead-token, idempotency-key, lender-match')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    const reply = await send(pageOrigin, 'GET')
    expect(reply.headers['access-control-allow-origin']).toBe(pageOrigin)
    const exposed = reply.headers['access-control-expose-headers']
    expect(exposed).toBe('content-disposition, date, retry-after, x-request-id')
  })

  it.each(['null', 'https://loans.example.evil.example', 'http://loans.example', `${pageOrigin}:8443`, partner])(
    'gets no CORS headers from the origin %s',
    async (origin) => {
      const { statusCode, headers } = await send(origin)
      expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([404, undefined, 'origin'])
    },
  )
})
