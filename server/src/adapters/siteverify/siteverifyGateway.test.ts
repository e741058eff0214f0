// Captcha tokens, checked by a real HTTP server on this machine.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSiteverify, type TestSiteverify } from '../../testing/siteverifyServer.ts'
import { createSiteverifyGateway } from './siteverifyGateway.ts'

const secret = 'the secret of the captcha service'

describe('the captcha service', () => {
  let service: TestSiteverify
  beforeEach(async () => {
    service = await startSiteverify()
  })
  afterEach(() => service.close())

  const create = (minScore: number | null = null, url = service.url) =>
    createSiteverifyGateway(
      { adapter: 'siteverify', url, secret, hosts: ['loans.example', 'localhost'], minScore },
      { requestMs: 300 },
    )

  it('gets the secret and the token as a form, and nothing else', async () => {
    expect(await create().isHuman('a token & more')).toBe(true)
    expect(service.received).toEqual([{ secret, response: 'a token & more' }])
  })

  it.each(['', 'x'.repeat(8193)])('does not get an empty token, nor one that is too long', async (token) => {
    expect(await create().isHuman(token)).toBe(false)
    expect(service.received).toEqual([])
  })

  it.each([
    [{ success: false, 'error-codes': ['invalid-input-response'] }, null, false],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, null, false],
    [{ success: false }, null, false],
    [{ success: true, hostname: 'LOANS.example' }, null, true],
    [{ success: true, hostname: 'other.example' }, null, false],
    [{ success: true, hostname: null }, null, true],
    [{ success: true, score: 0.7 }, 0.7, true],
    [{ success: true, score: 0.6 }, 0.7, false],
    [{ success: true }, 0.7, false],
  ])('decides by the reply %j with the least score %j: %j', async (reply, minScore, isHuman) => {
    service.replies.push({ body: JSON.stringify(reply) })
    expect(await create(minScore).isHuman('token')).toBe(isHuman)
  })

  it.each([
    ['a wrong secret', { body: '{"success":false,"error-codes":["invalid-input-secret"]}' }, 'invalid-input-secret'],
    ['an error', { status: 500, body: '{"success":true}' }, '500'],
    ['too many requests', { status: 429, body: '' }, '429'],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' }, body: '' }, '307'],
    ['a page', { body: '<html></html>' }, 'siteverify-reply'],
    ['another document', { body: '{"success":"true"}' }, 'siteverify-reply'],
    ['a reply without an end', { body: `{"success":true,"more":"${'x'.repeat(70_000)}"}` }, 'long-reply'],
    ['no reply', null, 'timeout'],
  ])('gives no result with %s', async (_what, reply, code) => {
    service.replies.push(reply)
    await expect(create().isHuman('token')).rejects.toMatchObject({ failure: 'unreachable', code })
  })

  it('gives no result when nothing listens', async () => {
    const { url } = service
    await service.close()
    await expect(create(null, url).isHuman('token')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    service = await startSiteverify()
  })
})
