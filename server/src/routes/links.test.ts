// Resume links on both engines: confirmation, attempts, revocation and expiry.
import { hourMs } from '@loan/domain/durations'
import { confirmLink, leadFromLink, leadStatus } from '@loan/domain/contract/lead'
import { specExpiry } from '@loan/domain/products/defaults'
import { describe, expect, it } from 'vitest'
import { revokeLinks } from '../leads/links/resumeLink.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import {
  readLastMessage,
  readLinkSecret,
  waitForLenders,
  readState,
  requestStatus,
  submitApplication,
} from '../testing/leadRequests.ts'

describe.each(engines)('resume links on $name', ({ open }) => {
  const server = createServerFixture(open)

  const start = async () => {
    const owned = await submitApplication(server, withTag(anna, 'accepted'))
    return { ...owned, secret: readLinkSecret(await readLastMessage(server, 'email', owned.id)) }
  }
  const look = (secret: string) => server.call(leadFromLink, { params: { id: secret, urlType: 'continue' } })
  const confirm = (secret: string, dateOfBirth: string) =>
    server.call(confirmLink, { params: { id: secret, urlType: 'continue' }, body: { dateOfBirth } })

  it('have a URL with a secret and without the lead id', async () => {
    const { id } = await start()
    const address = await readLastMessage(server, 'email', id)
    expect(address).toMatch(/^http:\/\/localhost:8080\/application-frontend\/continue\/[\w-]{43}$/u)
    expect(address).not.toContain(id)
  })

  it('return the state and the field to confirm, and no personal data', async () => {
    const { id, secret } = await start()
    expect((await look(secret)).reply).toEqual({ id, progressState: 6, confirm: 'dateOfBirth' })
    server.passMs(5000)
    expect((await look(secret)).reply?.progressState).toBe(10)
  })

  // Shows spec 7.7
  it('open the lead on another device, and the first token stays valid', async () => {
    const { id, token, secret } = await start()
    const { reply } = await confirm(secret, '1985-07-14')
    expect(reply?.application).toEqual(withTag(anna, 'accepted').answers)
    expect(reply?.token).not.toBe(token)
    expect(readState(await waitForLenders(server, { id, token: reply?.token ?? '' }))).toBe('ACCEPTED')
    expect((await server.call(leadStatus, { params: { id }, token })).status).toBe(200)
  })

  it('allow five attempts, also for concurrent requests', async () => {
    const { secret } = await start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(secret, '1985-07-15')))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(15)
    expect((await confirm(secret, '1985-07-14')).status).toBe(410)
  })

  it('return 404 for an unknown secret, and 410 when the link is revoked or the lead has expired', async () => {
    expect((await look('x'.repeat(43))).status).toBe(404)
    const revoked = await start()
    await revokeLinks(server.storage.database, revoked.id, server.now())
    expect((await look(revoked.secret)).status).toBe(410)
    const expired = await start()
    server.passMs((specExpiry.applicationHours + 1) * hourMs)
    expect((await look(expired.secret)).status).toBe(410)
    expect((await confirm(expired.secret, '1985-07-14')).status).toBe(410)
  })

  it('do not open with a lead id', async () => {
    const { id, token } = await start()
    expect((await look(id)).status).toBe(404)
    expect(readState(await requestStatus(server, { id, token }))).toBe('CHECKING')
  })
})
