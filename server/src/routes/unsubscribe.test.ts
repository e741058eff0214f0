// Unsubscribes on both engines: by the address, by the signed link of a message, and by one click of a mail provider.
import { unsubscribeByLink, unsubscribeEmail } from '@loan/domain/contract/customer'
import { beforeEach, describe, expect, it } from 'vitest'
import { unsubscribed } from '../database/schema.ts'
import { isUnsubscribed } from '../messages/unsubscribed.ts'
import { buildUnsubscribeLinks } from '../messages/unsubscribeLinks.ts'
import { buildUnsubscribeToken } from '../messages/unsubscribeToken.ts'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { secretKeyOfTests } from '../testing/environmentOfTests.ts'
import { createDraft } from '../testing/leadRequests.ts'

const secretKey = secretKeyOfTests

describe.each(engines)('unsubscribing on $name', ({ open }) => {
  const server = createServerFixture(open)
  beforeEach(async () => {
    await server.storage.database.delete(unsubscribed)
  })

  const send = (email: string) => server.call(unsubscribeEmail, { params: { email } })
  const isAddressUnsubscribed = (email: string) => isUnsubscribed(server.storage.database, { secretKey, email })

  const content = (email: string) => ({ email, product: 'tukan-pl' })
  const buildToken = (email: string) => buildUnsubscribeToken(secretKey, content(email))
  const links = () => buildUnsubscribeLinks(server.services.config, secretKey, content('anna@example.com'))
  const linkUrl = '/api/customer/email/unsubscribe/link'
  const oneClickUrl = () => new URL(links().headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
  const undo = (token: string) => server.call(unsubscribeByLink, { body: { token, undo: true } })

  // Shows spec 7.22
  it('stops marketing only to the address, for any case of its letters', async () => {
    expect((await send('Anna.Kowalska@Example.com')).reply).toEqual({ unsubscribed: true })
    expect(await isAddressUnsubscribed('anna.kowalska@example.com')).toBe(true)
    expect(await isAddressUnsubscribed('ANNA.kowalska@example.COM ')).toBe(true)
    expect(await isAddressUnsubscribed('anna.kowalski@example.com')).toBe(false)
  })

  it('is idempotent, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('anna@example.com')))
    expect(answers.map(({ reply }) => reply)).toEqual(Array.from({ length: 10 }, () => ({ unsubscribed: true })))
    expect(await server.storage.database.select().from(unsubscribed)).toHaveLength(1)
  })

  it('returns the same reply for the address of a lead and for an unknown address', async () => {
    await createDraft(server, anna)
    const [registered, stranger] = [
      await send(anna.answers.contactDetails?.email ?? ''),
      await send('nobody@example.com'),
    ]
    expect(registered.text).toBe(stranger.text)
    const listHeaderNames = ({ headers }: typeof registered) => Object.keys(headers).toSorted()
    expect(listHeaderNames(registered)).toEqual(listHeaderNames(stranger))
  })

  it.each(['', 'anna', 'anna@', '@example.com', 'a b@example.com', '<script>@example.com', `${'x'.repeat(240)}@a.pl`])(
    'rejects %j and stores nothing',
    async (email) => {
      const { status, problem } = await send(email)
      expect(status).toBe(422)
      expect(problem?.errors?.map(({ fieldName }) => fieldName)).toEqual(['email'])
      expect(await server.storage.database.select().from(unsubscribed)).toEqual([])
    },
  )

  it('stores and logs no address', async () => {
    await send('anna.kowalska@example.com')
    await send('not an address with kowalska')
    expect(JSON.stringify(await server.storage.database.select().from(unsubscribed))).not.toContain('kowalska')
    expect(server.logged()).not.toContain('kowalska')
    expect(server.logged()).toContain('/api/customer/email/unsubscribe"')
  })

  // Shows spec 7.22
  it('is not undone by the address, or by a token that is absent, forged, cut or signed with another secret', async () => {
    await send('anna@example.com')
    const url = '/api/customer/email/unsubscribe?email=anna%40example.com'
    const payloads = [{ undo: true }, { undo: true, token: 'x' }, { undo: true, token: buildToken('anna@example.com') }]
    for (const payload of payloads) {
      expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(400)
    }
    const forged = [
      '',
      'anna@example.com',
      buildToken('anna@example.com').slice(0, -2),
      `A${buildToken('anna@example.com')}`,
      buildUnsubscribeToken(
        { current: 'another secret, also of a fitting length', others: [] },
        content('anna@example.com'),
      ),
    ]
    for (const token of forged) {
      expect((await undo(token)).status, token).toBe(404)
    }
    const absent = await server.app.inject({ method: 'POST', url: linkUrl, payload: { undo: true } })
    expect(absent.statusCode).toBe(400)
    expect(await isAddressUnsubscribed('anna@example.com')).toBe(true)
  })

  it('is undone only by the token of its own address, also repeatedly', async () => {
    await send('anna@example.com')
    expect((await undo(buildToken('bob@example.com'))).reply).toEqual({ unsubscribed: false, email: 'bob@example.com' })
    expect(await isAddressUnsubscribed('anna@example.com')).toBe(true)
    for (let call = 0; call < 2; call += 1) {
      const { reply } = await undo(buildToken('anna@example.com'))
      expect(reply).toEqual({ unsubscribed: false, email: 'anna@example.com' })
    }
    expect(await isAddressUnsubscribed('anna@example.com')).toBe(false)
    await server.mustCall(unsubscribeByLink, { body: { token: buildToken('anna@example.com') } })
    expect(await isAddressUnsubscribed('anna@example.com')).toBe(true)
  })

  const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', multipart],
  ])('works with one click as %s, from any origin, and repeatedly', async (type, payload) => {
    for (let call = 0; call < 3; call += 1) {
      const headers = { 'content-type': type, origin: 'https://mail.example' }
      const response = await server.app.inject({ method: 'POST', url: oneClickUrl(), headers, payload })
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    }
    expect(await isAddressUnsubscribed('anna@example.com')).toBe(true)
    expect(await server.storage.database.select().from(unsubscribed)).toHaveLength(1)
  })

  it('accepts one click only with a signed token and the form of RFC 8058', async () => {
    const form = 'application/x-www-form-urlencoded'
    const post = (url: string, type: string, payload: string) =>
      server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
    const forged = oneClickUrl().replace(/[^/]+$/u, buildToken('anna@example.com').slice(0, -2))
    expect((await post(forged, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
    expect((await post(oneClickUrl(), form, 'anything=else')).statusCode).toBe(404)
    expect((await post(oneClickUrl(), 'application/json', '{}')).statusCode).toBe(415)
    expect((await post(linkUrl, form, 'token=x')).statusCode).toBe(415)
    expect(await isAddressUnsubscribed('anna@example.com')).toBe(false)
  })

  it.each(['GET', 'HEAD'] as const)(
    'redirects %s of the link of the header to the page, and changes nothing',
    async (method) => {
      const { url } = links()
      const response = await server.app.inject({ method, url: oneClickUrl() })
      expect([response.statusCode, response.headers.location?.split('?token=')[0]]).toEqual([303, url.split('?')[0]])
      expect(await isAddressUnsubscribed('anna@example.com')).toBe(false)
    },
  )

  it('has no address in a link', () => {
    const { url, headers } = links()
    expect(`${url} ${JSON.stringify(headers)}`).not.toMatch(/anna|example\.com/u)
  })
})
