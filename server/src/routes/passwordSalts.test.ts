// The salts of an address that has several leads with a password: concurrent calls share one, and sign-ins compare
// those that older servers stored.
import { openByPassword, setPassword } from '@loan/domain/contract/customer'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { passwords } from '../database/schema.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { submitApplication } from '../testing/leadRequests.ts'
import { anna } from '../testing/personas.ts'

/** Differ in one word, so that each opens its own lead. */
const words = ['lesie', 'polu', 'stajni', 'ogrodzie', 'rzece'] as const
const toPassword = (word: string): string => `cztery konie w ${word}`

describe.each(engines)('the salts of an address on $name', ({ open }) => {
  const server = createServerFixture(open)

  const submitEach = async (email: string): Promise<readonly LeadHandle[]> => {
    const contactDetails = { ...anna.answers.contactDetails, email }
    const person = { ...anna, answers: { ...anna.answers, contactDetails } }
    const owned: LeadHandle[] = []
    for (const _word of words) owned.push(await submitApplication(server, person))
    return owned
  }
  const set = ({ id, token }: LeadHandle, word: string) =>
    server.call(setPassword, { body: { id, password: toPassword(word) }, token })
  const openEach = async (email: string) => {
    const ids: (string | undefined)[] = []
    for (const word of words) {
      const body = { product: 'tukan-pl', email, password: toPassword(word) }
      ids.push((await server.call(openByPassword, { body })).reply?.id)
    }
    return ids
  }

  it('are one for concurrent calls, and each password opens its own lead', async () => {
    const email = 'concurrent@example.com'
    const owned = await submitEach(email)
    const replies = await Promise.all(words.map((word, index) => set(owned[index] ?? { id: '', token: '' }, word)))
    expect(replies.map(({ status }) => status)).toEqual(words.map(() => 200))
    expect(await openEach(email)).toEqual(owned.map(({ id }) => id))
  })

  it('of older servers are compared, at most three, and later ones exclude none of them', async () => {
    const email = 'older@example.com'
    const owned = await submitEach(email)
    const { database } = server.storage
    for (const [index, word] of words.entries()) {
      const { id, token } = owned[index] ?? { id: '', token: '' }
      await set({ id, token }, word)
      const ownSalt = await server.services.passwordHasher.hash(toPassword(word))
      await database.update(passwords).set(ownSalt).where(eq(passwords.leadId, id))
      server.passMs(1000)
    }
    const hashWithEach = vi.spyOn(server.services.passwordHasher, 'hashWithEach')
    expect(await openEach(email)).toEqual([...owned.slice(0, 3).map(({ id }) => id), undefined, undefined])
    expect(hashWithEach.mock.calls.map(([, salts]) => new Set(salts).size)).toEqual(words.map(() => 3))
    hashWithEach.mockRestore()
    const last = owned[4] ?? { id: '', token: '' }
    expect((await set(last, words[4])).status).toBe(200)
    expect((await openEach(email))[4]).toBe(last.id)
  })
})
