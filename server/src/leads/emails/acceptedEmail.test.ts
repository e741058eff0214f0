// The receipt of an accepted offer on both engines: it is sent, whatever the applicant opens while it waits.
import { confirmLink } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { createSandboxMessages } from '../../adapters/sandbox/sandboxMessages.ts'
import { buildMessageHandlers } from '../../messages/messageHandlers.ts'
import { readMessages } from '../../messages/outbox.ts'
import { createTwoLendersFixture } from '../../testing/createTwoLendersFixture.ts'
import { engines } from '../../testing/databases.ts'
import { leadTestActions, prepareLead } from '../../testing/leadActions.ts'
import type { LeadHandle } from '../../testing/leadCalls.ts'
import { readLinkSecret, submitApplication } from '../../testing/leadRequests.ts'
import { createTestWorker } from '../../testing/outboxWorker.ts'
import { anna } from '../../testing/personas.ts'

describe.each(engines)('an e-mail that waits while the applicant opens a link on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 3600 })

  const listLinks = async ({ id: leadId }: LeadHandle): Promise<readonly string[]> => {
    const { storage, secretKey } = server.services
    const messages = await readMessages(storage.database, secretKey, { leadId, now: server.now() })
    return messages.flatMap(({ channel, payload }) => (channel === 'email' ? [readLinkSecret(payload)] : []))
  }
  const openLink = (secret = '') =>
    server.mustCall(confirmLink, {
      params: { id: secret, urlType: 'continue' },
      body: { dateOfBirth: anna.answers.personalDetails?.dateOfBirth ?? '' },
    })
  const sendDue = async (): Promise<readonly string[]> => {
    const subjects: string[] = []
    const email = { send: async ({ subject }: { readonly subject: string }) => void subjects.push(subject) }
    const handlers = buildMessageHandlers({ ...createSandboxMessages(), email }, server.services)
    await createTestWorker(server, handlers).sendDue()
    return subjects
  }

  it('is sent when it is the receipt, and the link came with an earlier e-mail', async () => {
    const lead = await prepareLead(server, 'awaiting-confirmation', false)
    const [resumeLink] = await listLinks(lead)
    expect(await leadTestActions['the lender accepts'](server, lead, 'accepted-1')).toBe('204')
    await openLink(resumeLink)
    expect(await listLinks(lead)).toHaveLength(1)
    expect(await sendDue()).toContain('One przyjmuje Twój wniosek')
  })

  it('is not sent when it has the link itself', async () => {
    const owned = await submitApplication(server, anna)
    const [resumeLink] = await listLinks(owned)
    await openLink(resumeLink)
    expect([await listLinks(owned), await sendDue()]).toEqual([[], []])
  })
})
