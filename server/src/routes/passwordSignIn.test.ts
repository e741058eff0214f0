// Opening a lead on another device by e-mail address and password, on both engines.
import { dayMs } from '@loan/domain/durations'
import { openByPassword, setPassword } from '@loan/domain/contract/customer'
import { eraseLead, leadStatus } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { passwords, passwordTries } from '../database/schema.ts'
import { hashAddress } from '../leads/access/passwordSignIn.ts'
import { OverloadError } from '../lib/overloadError.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'
import { engines } from '../testing/databases.ts'
import { anna, type TestApplicant } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { submitApplication } from '../testing/leadRequests.ts'

const password = 'cztery konie w lesie'
let people = 0

/** Builds a persona with a unique e-mail address, because attempts are counted by address. */
const buildPerson = (): TestApplicant => {
  people += 1
  const contactDetails = { ...anna.answers.contactDetails, email: `anna.${people}@example.com` }
  return { ...anna, answers: { ...anna.answers, contactDetails } }
}

describe.each(engines)('a password on $name', ({ open }) => {
  const server = createServerFixture(open)

  const parseEmail = ({ answers }: TestApplicant): string => answers.contactDetails?.email ?? ''
  const signIn = (email: string, given: string, product = 'tukan-pl') =>
    server.call(openByPassword, { body: { product, email, password: given } })
  const set = async ({ id, token }: LeadHandle, given = password) => {
    await server.mustCall(setPassword, { body: { id, password: given }, token })
  }

  // Shows spec 7.16
  it('opens the lead on another device with a new token, for any case of the address', async () => {
    const person = buildPerson()
    const owned = await submitApplication(server, person)
    await set(owned)
    const { reply } = await signIn(` ${parseEmail(person).toUpperCase()} `, password)
    expect(reply).toMatchObject({ id: owned.id, application: { personalDetails: { firstName: 'Anna' } } })
    expect(reply?.token).not.toBe(owned.token)
    const status = { params: { id: owned.id }, token: reply?.token ?? '' }
    expect((await server.call(leadStatus, status)).status).toBe(200)
  })

  it('gets the same reply when it is wrong, when the address is unknown, and for another product', async () => {
    const person = buildPerson()
    await set(await submitApplication(server, person))
    const withoutPassword = buildPerson()
    await submitApplication(server, withoutPassword)
    const answers = [
      await signIn(parseEmail(person), 'cztery konie w polu'),
      await signIn(parseEmail(person), password, 'vireo-pl'),
      await signIn(parseEmail(person), password, 'unheard-of'),
      await signIn('nobody@example.com', password),
      await signIn(parseEmail(withoutPassword), password),
      await signIn('', ''),
    ]
    const shown = answers.map(({ status, problem }) => {
      const { traceId: _own, ...rest } = problem ?? { traceId: '' }
      return JSON.stringify({ status, rest })
    })
    expect(new Set(shown).size).toBe(1)
    expect(answers[0]?.status).toBe(422)
    expect(answers[0]?.problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['password', 'not-confirmed'],
    ])
    expect(server.logged()).not.toContain('konie')
  })

  it('is hashed for an unknown address too, so that the response time reveals nothing', async () => {
    const existingPerson = buildPerson()
    await set(await submitApplication(server, existingPerson))
    const hashWithEach = vi.spyOn(server.services.passwordHasher, 'hashWithEach')
    for (const email of ['nobody.at.all@example.com', parseEmail(existingPerson)]) {
      hashWithEach.mockClear()
      await signIn(email, 'cztery konie w polu')
      expect(
        hashWithEach.mock.calls.map(([, salts]) => new Set(salts).size),
        email,
      ).toEqual([3])
    }
    hashWithEach.mockRestore()
  })

  it('allows ten attempts an hour for one address, known or unknown, also for concurrent requests', async () => {
    const person = buildPerson()
    await set(await submitApplication(server, person))
    for (const email of [parseEmail(person), 'flooded@example.com']) {
      const emailHash = hashAddress(server.services.secretKey, { product: 'tukan-pl', email })
      const nine = Array.from({ length: 9 }, () => ({ emailHash, at: server.now() }))
      await server.storage.database.insert(passwordTries).values(nine)
      const tries = await Promise.all(Array.from({ length: 3 }, () => signIn(email, 'cztery konie w polu')))
      expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([422, 429, 429])
      const late = await signIn(email, password)
      expect([late.status, late.headers['retry-after']]).toEqual([429, '3600'])
    }
    server.passMs(3_600_001)
    expect((await signIn(parseEmail(person), password)).status).toBe(200)
    const count = async () => (await server.storage.database.select().from(passwordTries)).length
    expect(await count()).toBeGreaterThan(0)
    await runRetentionJobs(server.storage.database, new Date(server.now().getTime() + 3_600_001), 30)
    expect(await count()).toBe(0)
  })

  it('opens the lead that it was set for, of several leads of one address', async () => {
    const person = buildPerson()
    const older = await submitApplication(server, person)
    await set(older)
    server.passMs(1000)
    const newer = await submitApplication(server, person)
    await set(newer, 'pięć saren na łące')
    const open = async (given: string) => (await signIn(parseEmail(person), given)).reply?.id
    expect(await open(password)).toBe(older.id)
    expect(await open('pięć saren na łące')).toBe(newer.id)
    server.passMs(1000)
    await set(newer)
    expect(await open(password)).toBe(newer.id)
    expect(await open('pięć saren na łące')).toBeUndefined()
  })

  it('counts as an attempt also when it is right, because another lead of the address can have it', async () => {
    const person = buildPerson()
    const guesses = Array.from({ length: 11 }, (_, index) => `cztery konie i ${index + 100} kotów`)
    for (const guess of guesses) await set(await submitApplication(server, person), guess)
    server.passMs(1000)
    await set(await submitApplication(server, person), guesses[10])
    const statuses: number[] = []
    for (const guess of guesses) statuses.push((await signIn(parseEmail(person), guess)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('does not count as an attempt while the server is too busy to compare it', async () => {
    const person = buildPerson()
    await set(await submitApplication(server, person))
    const hashWithEach = vi.spyOn(server.services.passwordHasher, 'hashWithEach')
    hashWithEach.mockRejectedValue(new OverloadError('Too many passwords at the same time.', 2))
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await signIn(parseEmail(person), password)).status)
    hashWithEach.mockRestore()
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect((await signIn(parseEmail(person), password)).status).toBe(200)
  })

  it('opens nothing when it was replaced, or when the lead is erased or expired', async () => {
    const person = buildPerson()
    const owned = await submitApplication(server, person)
    await set(owned)
    await set(owned, 'pięć saren na łące')
    expect((await signIn(parseEmail(person), password)).status).toBe(422)
    expect((await signIn(parseEmail(person), 'pięć saren na łące')).status).toBe(200)
    await server.mustCall(eraseLead, { params: { id: owned.id }, token: owned.token })
    expect((await signIn(parseEmail(person), 'pięć saren na łące')).status).toBe(422)
    const [left] = await server.storage.database.select().from(passwords).where(eq(passwords.leadId, owned.id))
    expect(left).toBeUndefined()
    const other = buildPerson()
    await set(await submitApplication(server, other))
    server.passMs(400 * dayMs)
    expect((await signIn(parseEmail(other), password)).status).toBe(422)
  })
})
