// Calls that read the time shortly before the lead expires, and get its row lock after another server has ended its
// wait, on both engines. The lender has the notice by then, so they continue nothing.
import { randomUUID } from 'node:crypto'
import { confirmLink } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { readMessages } from '../../messages/outbox.ts'
import { createTwoLendersFixture } from '../../testing/createTwoLendersFixture.ts'
import { engines } from '../../testing/databases.ts'
import { leadTestActions, findLead, type PreparedLead, prepareLead } from '../../testing/leadActions.ts'
import { readLinkSecret } from '../../testing/leadRequests.ts'
import { anna } from '../../testing/personas.ts'

describe.each(engines)('a lead whose lender has the notice of its expiry on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 60 })

  const openLink = async ({ id: leadId }: PreparedLead): Promise<string> => {
    const { storage, secretKey } = server.services
    const [message] = await readMessages(storage.database, secretKey, { leadId, now: server.now() })
    const params = { id: readLinkSecret(message?.payload ?? ''), urlType: 'continue' } as const
    const body = { dateOfBirth: anna.answers.personalDetails?.dateOfBirth ?? '' }
    return String((await server.call(confirmLink, { params, body })).status)
  }

  it.each([
    [
      'the lender withdraws',
      (lead: PreparedLead) => leadTestActions['the lender withdraws'](server, lead, randomUUID()),
    ],
    [
      'the applicant accepts',
      (lead: PreparedLead) => leadTestActions['the applicant accepts'](server, lead, randomUUID()),
    ],
    ['the applicant opens a link', openLink],
  ])('is over: %s', async (_what, run) => {
    const lead = await prepareLead(server, 'offers', false)
    const { expiresAt } = await findLead(server, lead.id)
    server.passMs(expiresAt.getTime() - server.now().getTime())
    await leadTestActions['the wait ends'](server)
    const ended = await findLead(server, lead.id)
    expect(ended).toMatchObject({ dueAt: null, updatedAt: expiresAt })
    // The clock of the call.
    server.passMs(-1)
    expect(await run(lead)).toMatch(/^410/u)
    expect(await findLead(server, lead.id)).toEqual(ended)
    server.passMs(1)
  })
})
