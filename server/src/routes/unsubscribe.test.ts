// Unsubscribing, on both engines: confirmed, repeatable, undone, and silent about who is known.
import { unsubscribeEmail } from '@loan/domain/contract/customer'
import { beforeEach, describe, expect, it } from 'vitest'
import { unsubscribed } from '../database/schema.ts'
import { isUnsubscribed } from '../messages/unsubscribed.ts'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { createFor } from '../testing/testServer.ts'

const secretKey = 'a secret of the tests, of fitting length'

describe.each(engines)('unsubscribing on $name', ({ open }) => {
  const server = setUpServer(open)
  beforeEach(async () => {
    await server.storage.database.delete(unsubscribed)
  })

  const send = (email: string, body: { undo?: boolean } = {}) =>
    server.call(unsubscribeEmail, { params: { email }, body })
  const isOut = (email: string) => isUnsubscribed(server.storage.database, { secretKey, email })

  it('stops marketing to the address, however it is written, and to no other', async () => {
    expect((await send('Anna.Kowalska@Example.com')).reply).toEqual({ unsubscribed: true })
    expect(await isOut('anna.kowalska@example.com')).toBe(true)
    expect(await isOut('ANNA.kowalska@example.COM ')).toBe(true)
    expect(await isOut('anna.kowalski@example.com')).toBe(false)
  })

  it('may be asked again and again, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('anna@example.com')))
    expect(answers.map(({ reply }) => reply)).toEqual(Array.from({ length: 10 }, () => ({ unsubscribed: true })))
    expect(await server.storage.database.select().from(unsubscribed)).toHaveLength(1)
  })

  it('can be undone, also where nothing was done', async () => {
    await send('anna@example.com')
    expect((await send('anna@example.com', { undo: true })).reply).toEqual({ unsubscribed: false })
    expect((await send('anna@example.com', { undo: true })).reply).toEqual({ unsubscribed: false })
    expect(await isOut('anna@example.com')).toBe(false)
  })

  it('answers alike for an address of a lead and for a stranger’s', async () => {
    await createFor(server, anna)
    const [known, stranger] = [await send(anna.answers.contactDetails?.email ?? ''), await send('nobody@example.com')]
    expect(known.text).toBe(stranger.text)
    const ofKind = ({ headers }: typeof known) => Object.keys(headers).toSorted()
    expect(ofKind(known)).toEqual(ofKind(stranger))
  })

  it.each(['', 'anna', 'anna@', '@example.com', 'a b@example.com', '<script>@example.com', `${'x'.repeat(240)}@a.pl`])(
    'refuses %j and stores nothing',
    async (email) => {
      const { status, problem } = await send(email)
      expect(status).toBe(422)
      expect(problem?.errors?.map(({ fieldName }) => fieldName)).toEqual(['email'])
      expect(await server.storage.database.select().from(unsubscribed)).toEqual([])
    },
  )

  it('keeps and logs no address', async () => {
    await send('anna.kowalska@example.com')
    await send('not an address with kowalska')
    expect(JSON.stringify(await server.storage.database.select().from(unsubscribed))).not.toContain('kowalska')
    expect(server.logged()).not.toContain('kowalska')
    expect(server.logged()).toContain('/api/customer/email/unsubscribe"')
  })
})
