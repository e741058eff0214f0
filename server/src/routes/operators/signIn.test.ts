// Sign-in of operators on both engines: keys, cookies, the end of sessions, forms of other sites, and limits.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@loan/domain/durations'
import { operatorActions, operatorSessions } from '../../database/schema.ts'
import { deleteOldSessions } from '../../operators/sessions.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import {
  operatorEnvironment,
  operatorKeys,
  postForm,
  readActionRows,
  readCookie,
  readHidden,
  postSignIn,
  signInOperator,
} from '../../testing/operatorCalls.ts'
import { productionEnvironment } from '../../testing/production.ts'
import { createTestServer } from '../../testing/testServer.ts'

const pages = [
  '/operators',
  '/operators/search',
  '/operators/outbox',
  '/operators/lenders',
  '/operators/log',
  '/operators/leads/00000000-0000-4000-8000-000000000000',
]
const forms = ['/operators/search', '/operators/export', '/operators/erase', '/operators/outbox', '/operators/sign-out']

describe.each(engines)('operators on $name', ({ open }) => {
  const server = createServerFixture(open, {
    ...productionEnvironment,
    ...operatorEnvironment,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  let networks = 0
  /** Headers of a client network that made no attempt yet. */
  const fromNewNetwork = () => ({ 'x-forwarded-for': `203.0.113.${(networks += 1)}` })
  const openWith = async (cookie: string, path = '/operators') =>
    (await server.app.inject({ url: path, headers: { host: 'loans.example', cookie } })).statusCode

  it('see every page in production, and no page without a session', async () => {
    const operator = await signInOperator(server)
    for (const path of pages) {
      const closed = await server.app.inject({ url: path, headers: { 'sandbox-key': operatorKeys.maria } })
      expect([path, closed.statusCode]).toEqual([path, 401])
      expect(closed.body).toContain('type="password"')
      expect([path, (await operator.get(path)).statusCode]).toEqual([path, path.includes('leads/') ? 404 : 200])
    }
    for (const path of forms) expect((await postForm(server, path, {})).statusCode).toBe(401)
    expect((await server.app.inject(`/operators?key=${operatorKeys.maria}`)).statusCode).toBe(401)
  })

  it('get a cookie that scripts, other sites and subdomains cannot use, and that does not contain the key', async () => {
    const reply = await postSignIn(server, operatorKeys.maria, fromNewNetwork())
    expect([reply.statusCode, reply.headers['location']]).toEqual([303, '/operators'])
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-operator=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/u,
    )
    const [stored] = await server.storage.database.select().from(operatorSessions).limit(1)
    expect(JSON.stringify(stored)).not.toMatch(/a-key-of/u)
    expect(stored?.tokenHash).not.toBe(readCookie(reply).split('=')[1])
  })

  it('get replies that no cache stores and no page frames', async () => {
    const operator = await signInOperator(server)
    const replies = [
      await server.app.inject('/operators'),
      await postSignIn(server, 'wrong', fromNewNetwork()),
      await postSignIn(server, operatorKeys.jan, fromNewNetwork()),
      ...(await Promise.all(pages.map((path) => operator.get(path)))),
      await operator.post('/operators/search', { term: 'someone@example.com' }),
    ]
    for (const { headers } of replies) {
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('script-src')
      expect(headers['referrer-policy']).toBe('strict-origin')
    }
    expect((await operator.get('/operators')).body).not.toContain('<script')
  })

  it('are signed out after 30 minutes without a request, and after 8 hours with requests', async () => {
    const idle = await signInOperator(server)
    const busy = await signInOperator(server, 'jan')
    server.passMs(29 * minuteMs)
    expect(await openWith(busy.cookie)).toBe(200)
    server.passMs(minuteMs)
    expect(await openWith(idle.cookie)).toBe(401)
    for (let minutes = 30; minutes < 8 * 60; minutes += 15) {
      expect(await openWith(busy.cookie)).toBe(200)
      server.passMs(15 * minuteMs)
    }
    expect(await openWith(busy.cookie)).toBe(401)
  })

  it('are signed out by their button, whose cookie no longer works', async () => {
    const operator = await signInOperator(server)
    const reply = await operator.post('/operators/sign-out', {})
    expect(reply.statusCode).toBe(303)
    expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-operator=; Path=\/; Max-Age=0;/u)
    expect(await openWith(operator.cookie)).toBe(401)
    expect((await readActionRows(server)).at(-1)).toMatchObject({ kind: 'sign-out', operator: 'maria', result: 'done' })
  })

  it('are signed out when their key is replaced or removed', async () => {
    const { cookie } = await signInOperator(server)
    const changed = ['maria:another-key-of-maria-after-a-leak', `jan:${operatorKeys.jan}`]
    for (const OPERATOR_KEYS of [changed.join(','), changed[1] ?? '']) {
      const later = await createTestServer(server.storage, { ...productionEnvironment, OPERATOR_KEYS })
      expect((await later.app.inject({ url: '/operators', headers: { cookie } })).statusCode).toBe(401)
      await later.app.close()
    }
    expect(await openWith(cookie)).toBe(200)
  })

  it('cannot be signed in by a form of another site, or without an origin', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://loans.example.evil.example', '']) {
      const reply = await postSignIn(server, operatorKeys.maria, { ...fromNewNetwork(), origin })
      expect([origin, reply.statusCode, reply.headers['set-cookie']]).toEqual([origin, 403, undefined])
    }
  })

  it('can be signed in behind a proxy that removes the port of the address', async () => {
    const behind = await createTestServer(server.storage, {
      ...operatorEnvironment,
      PUBLIC_URL: 'https://loans.example:8443',
    })
    const origin = 'https://loans.example:8443'
    expect((await postSignIn(behind, operatorKeys.maria, { origin })).statusCode).toBe(303)
    expect((await postSignIn(behind, operatorKeys.maria, { origin: 'https://loans.example:1' })).statusCode).toBe(403)
    await behind.app.close()
  })

  it('cannot be made to act by another site, or by the form of another session', async () => {
    const operator = await signInOperator(server)
    const other = await signInOperator(server)
    const [foreign = ''] = readHidden((await other.get('/operators')).body, 'form')
    for (const path of forms) {
      expect((await operator.post(path, {}, { origin: 'https://evil.example' })).statusCode).toBe(403)
      expect((await operator.post(path, {}, { origin: '' })).statusCode).toBe(403)
      for (const form of ['', 'x', '0'.repeat(64), foreign]) {
        expect((await operator.post(path, { form })).statusCode).toBe(403)
      }
    }
    expect(await openWith(operator.cookie)).toBe(200)
  })

  it('have ten attempts in a quarter of an hour from one network, also in parallel and with the right key', async () => {
    const network = fromNewNetwork()
    const failed = await Promise.all(
      Array.from({ length: 25 }, (_, index) => postSignIn(server, `guess-${index}`, network)),
    )
    const statuses = failed.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    const limited = await postSignIn(server, operatorKeys.maria, network)
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '900'])
    expect((await postSignIn(server, operatorKeys.maria, fromNewNetwork())).statusCode).toBe(303)
    server.passMs(15 * minuteMs)
    expect((await postSignIn(server, operatorKeys.maria, network)).statusCode).toBe(303)
  })

  it('have each attempt recorded with the label of the key and without the key or the address', async () => {
    const before = (await readActionRows(server)).length
    const network = fromNewNetwork()
    await postSignIn(server, `${operatorKeys.jan}x`, network)
    await postSignIn(server, operatorKeys.jan, network)
    const rows = (await readActionRows(server)).slice(before)
    expect(rows).toMatchObject([
      { kind: 'sign-in-failed', operator: null, result: 'rejected', at: server.now() },
      { kind: 'sign-in', operator: 'jan', result: 'done', at: server.now() },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/a-key-of|203\.0\.113/u)
    expect(server.logged()).toContain('"operator":"jan","kind":"sign-in","result":"done"')
    expect(server.logged()).not.toMatch(/a-key-of|203\.0\.113/u)
  })

  it('have no page without OPERATOR_KEYS', async () => {
    const without = await createTestServer(server.storage, productionEnvironment)
    const { cookie } = await signInOperator(server)
    for (const path of pages) {
      expect((await without.app.inject({ url: path, headers: { cookie } })).statusCode).toBe(404)
    }
    expect((await postSignIn(without, operatorKeys.maria)).statusCode).toBe(404)
    await without.app.close()
  })

  it('have a cookie without Secure only where the public address has no TLS', async () => {
    const plain = await createTestServer(server.storage, operatorEnvironment)
    const reply = await postSignIn(plain, operatorKeys.maria, { origin: 'http://loans.example' })
    expect(String(reply.headers['set-cookie'])).toMatch(/^operator=[\w-]{43}; .*HttpOnly; SameSite=Strict$/u)
    await plain.app.close()
  })

  it('leave no session that is older than its limit in the database', async () => {
    await signInOperator(server)
    server.passMs(8 * 60 * minuteMs + 1)
    const { cookie } = await signInOperator(server)
    await deleteOldSessions(server.storage.database, server.now())
    expect(await server.storage.database.select().from(operatorSessions)).toHaveLength(1)
    expect(await openWith(cookie)).toBe(200)
    const signIns = server.storage.database.select().from(operatorActions).where(eq(operatorActions.kind, 'sign-in'))
    expect((await signIns).length).toBeGreaterThan(5)
  })
})
