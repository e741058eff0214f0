// Resume links: what they open, for whom, how often and how long, on both engines.
import { confirmLink, leadFromLink, leadStatus } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { revokeLinks } from '../leads/resumeLink.ts'
import { engines } from '../testing/databases.ts'
import { anna, tagged } from '../testing/personas.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { lastSent, linkSecretOf, settle, stateOf, statusOf, submitFor } from '../testing/testServer.ts'

describe.each(engines)('resume links on $name', ({ open }) => {
  const server = setUpServer(open)

  const start = async () => {
    const owned = await submitFor(server, tagged(anna, 'accepted'))
    return { ...owned, secret: linkSecretOf(await lastSent(server, 'email', owned.id)) }
  }
  const look = (secret: string) => server.call(leadFromLink, { params: { id: secret, urlType: 'continue' } })
  const confirm = (secret: string, dateOfBirth: string) =>
    server.call(confirmLink, { params: { id: secret, urlType: 'continue' }, body: { dateOfBirth } })

  it('leads to the page by an address with a secret of its own', async () => {
    const { id } = await start()
    const address = await lastSent(server, 'email', id)
    expect(address).toMatch(/^http:\/\/localhost:8080\/application-frontend\/continue\/[\w-]{43}$/u)
    expect(address).not.toContain(id)
  })

  it('tells the state and what to confirm, nothing personal', async () => {
    const { id, secret } = await start()
    expect((await look(secret)).reply).toEqual({ id, progressState: 6, confirm: 'dateOfBirth' })
    server.passMs(5000)
    expect((await look(secret)).reply?.progressState).toBe(10)
  })

  // Shows spec 7.7
  it('opens the lead on another device; the first device keeps its token', async () => {
    const { id, token, secret } = await start()
    const { reply } = await confirm(secret, '1985-07-14')
    expect(reply?.application).toEqual(tagged(anna, 'accepted').answers)
    expect(reply?.token).not.toBe(token)
    expect(stateOf(await settle(server, { id, token: reply?.token ?? '' }))).toBe('ACCEPTED')
    expect((await server.call(leadStatus, { params: { id }, token })).status).toBe(200)
  })

  it('gives five tries, counted also when they come at once', async () => {
    const { secret } = await start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(secret, '1985-07-15')))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(15)
    expect((await confirm(secret, '1985-07-14')).status).toBe(410)
  })

  it('answers 404 for a secret that never was, 410 once it is revoked or the lead has expired', async () => {
    expect((await look('x'.repeat(43))).status).toBe(404)
    const revoked = await start()
    await revokeLinks(server.storage.database, revoked.id, server.now())
    expect((await look(revoked.secret)).status).toBe(410)
    const expired = await start()
    server.passMs(25 * 3_600_000)
    expect((await look(expired.secret)).status).toBe(410)
    expect((await confirm(expired.secret, '1985-07-14')).status).toBe(410)
  })

  it('does not open by a lead’s id', async () => {
    const { id, token } = await start()
    expect((await look(id)).status).toBe(404)
    expect(stateOf(await statusOf(server, { id, token }))).toBe('CHECKING')
  })
})
