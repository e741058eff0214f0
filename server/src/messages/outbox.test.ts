// The stored content of codes and resume links, on both engines: encrypted, and deleted after use or expiry.
import { createHash, createHmac } from 'node:crypto'
import { minuteMs } from '@loan/domain/durations'
import { verifyMobile } from '@loan/domain/contract/customer'
import { confirmLink } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox, verifications } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { readLastMessage, readLinkSecret, waitForLenders, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('stored messages on $name', ({ open }) => {
  const server = createServerFixture(open)

  const send = async () => {
    const owned = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, owned)
    const { id } = owned
    return {
      ...owned,
      code: await readLastMessage(server, 'sms', id),
      link: await readLastMessage(server, 'email', id),
    }
  }
  const readRows = (leadId: string) =>
    server.storage.database.select().from(outbox).where(eq(outbox.leadId, leadId)).orderBy(outbox.id)
  const readContentByChannel = async (leadId: string) =>
    new Map((await readRows(leadId)).map(({ kind, sealed }) => [kind, sealed !== null]))

  it('contain no code, link or recipient in plain text', async () => {
    const { id, code, link } = await send()
    const stored = JSON.stringify(await readRows(id))
    const { email = '', phoneNumber = '' } = anna.answers.contactDetails ?? {}
    expect(stored).toContain('"kind":"sms"')
    for (const text of [`"${code}`, `${code} `, readLinkSecret(link), 'continue/', email.split('@')[0], phoneNumber]) {
      expect(stored).not.toContain(text)
    }
  })

  it('contain a hash of the code that cannot be computed without the secret of the server', async () => {
    const { id, code } = await send()
    const [row] = await server.storage.database.select().from(verifications).where(eq(verifications.leadId, id))
    const guesses = [
      createHash('sha256').update(code).digest('hex'),
      createHash('sha256').update(`${id}${code}`).digest('hex'),
      createHmac('sha256', id).update(code).digest('hex'),
      createHmac('sha256', id).update(`${id}\n${code}`).digest('hex'),
    ]
    expect(row?.codeHash).toMatch(/^[\da-f]{64}$/u)
    expect(guesses).not.toContain(row?.codeHash)
  })

  it('lose their content when the code or link is used', async () => {
    const { id, token, code, link } = await send()
    await server.mustCall(verifyMobile, { body: { id, code }, token })
    expect(await readContentByChannel(id)).toEqual(
      new Map([
        ['email', true],
        ['sms', false],
      ]),
    )
    const params = { id: readLinkSecret(link), urlType: 'continue' } as const
    await server.mustCall(confirmLink, { params, body: { dateOfBirth: '1985-07-14' } })
    expect(await readContentByChannel(id)).toEqual(
      new Map([
        ['email', false],
        ['sms', false],
      ]),
    )
  })

  it('lose their content when they expire', async () => {
    const { id } = await send()
    server.passMs(10 * minuteMs)
    await expect(readLastMessage(server, 'sms', id)).rejects.toThrow('No message was sent')
    await runRetentionJobs(server.storage.database, server.now(), 30)
    expect(await readContentByChannel(id)).toEqual(
      new Map([
        ['email', true],
        ['sms', false],
      ]),
    )
  })
})
