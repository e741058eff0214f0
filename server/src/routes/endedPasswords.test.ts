// A password after the access of devices was ended, on both engines: one that another device set is deleted too.
import { randomUUID } from 'node:crypto'
import { openByPassword, setPassword } from '@loan/domain/contract/customer'
import { endOtherDevices } from '@loan/domain/contract/devices'
import { confirmLink } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passwords } from '../database/schema.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { readLastMessage, readLinkSecret, submitApplication } from '../testing/leadRequests.ts'
import { operatorEnvironment, signInOperator } from '../testing/operatorCalls.ts'
import { anna } from '../testing/personas.ts'

const ownPassword = 'Zielony-Rower 88'
const otherPassword = 'cztery konie w lesie'

describe.each(engines)('a password on $name', ({ open }) => {
  const server = createServerFixture(open, operatorEnvironment)

  const start = async () => {
    const email = `${randomUUID()}@example.com`
    const contactDetails = { ...anna.answers.contactDetails, email }
    const owned = await submitApplication(server, { ...anna, answers: { ...anna.answers, contactDetails } })
    const secret = readLinkSecret(await readLastMessage(server, 'email', owned.id))
    const opened = await server.mustCall(confirmLink, {
      params: { id: secret, urlType: 'continue' },
      body: { dateOfBirth: '1985-07-14', device: 'other' },
    })
    return { ...owned, email, otherToken: opened.token }
  }
  type Started = Awaited<ReturnType<typeof start>>
  const set = ({ id }: Started, token: string, password: string) =>
    server.mustCall(setPassword, { body: { id, password }, token })
  const signIn = async ({ email }: Started, password: string) =>
    (await server.call(openByPassword, { body: { product: anna.product.id, email, password } })).status
  const endOthers = ({ id, token }: Started) => server.mustCall(endOtherDevices, { params: { id }, token })

  it('of another device does not open the application after the access of that device was ended', async () => {
    const lead = await start()
    await set(lead, lead.token, ownPassword)
    await set(lead, lead.otherToken, otherPassword)
    expect(await signIn(lead, otherPassword)).toBe(200)
    expect(await endOthers(lead)).toEqual({ ended: 2 })
    expect(await signIn(lead, otherPassword)).not.toBe(200)
    await set(lead, lead.token, ownPassword)
    expect(await signIn(lead, ownPassword)).toBe(200)
  })

  it('of the device that ends the access of others remains', async () => {
    const lead = await start()
    await set(lead, lead.otherToken, otherPassword)
    await set(lead, lead.token, ownPassword)
    await endOthers(lead)
    expect(await signIn(lead, ownPassword)).toBe(200)
  })

  it.each([
    ['that a server of an older release stored', null],
    ['that a server of an older release replaced', 'hash-of-the-device-and-the-former-password'],
  ])('%s is deleted with the access of other devices', async (_what, setBy) => {
    const lead = await start()
    await set(lead, lead.token, ownPassword)
    await server.storage.database.update(passwords).set({ setBy }).where(eq(passwords.leadId, lead.id))
    await endOthers(lead)
    expect(await signIn(lead, ownPassword)).not.toBe(200)
  })

  it('does not open the application after an operator ended the access of all devices', async () => {
    const lead = await start()
    await set(lead, lead.token, ownPassword)
    await (await signInOperator(server)).post(`/operators/leads/${lead.id}/end-access`, { confirmed: 'yes' })
    expect(await signIn(lead, ownPassword)).not.toBe(200)
  })
})
