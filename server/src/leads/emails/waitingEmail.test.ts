// The e-mail about an offer or a step for an applicant who is away, on both engines.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '@loan/domain/durations'
import { createSandboxMessages } from '../../adapters/sandbox/sandboxMessages.ts'
import { emailSends, outbox } from '../../database/schema.ts'
import { countEmail } from '../../messages/emailBudget.ts'
import { buildMessageHandlers } from '../../messages/messageHandlers.ts'
import { engines } from '../../testing/databases.ts'
import { actions, findLead, type PreparedLead, prepareLead } from '../../testing/leadActions.ts'
import { createTestWorker } from '../../testing/outboxWorker.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { startTwoLenders, type TwoLenders } from '../../testing/twoLenders.ts'

type SentEmail = { readonly recipient: string; readonly subject: string; readonly text: string }

describe.each(engines)('the e-mail about what a lender waits for on $name', ({ open }) => {
  let lenders: TwoLenders
  let server: TestServer
  beforeAll(async () => {
    lenders = await startTwoLenders(
      await open(),
      { sends: ['amount'], followUpSeconds: 3600 },
      { EMAILS_PER_ADDRESS: '6' },
    )
    server = lenders.server
  })
  afterAll(() => lenders.close())

  const perform = (name: keyof typeof actions, lead: PreparedLead) => actions[name](server, lead, randomUUID())
  const sendDue = async (): Promise<readonly SentEmail[]> => {
    const sent: SentEmail[] = []
    const email = { send: async (one: SentEmail) => void sent.push(one) }
    await createTestWorker(
      server,
      buildMessageHandlers({ ...createSandboxMessages(), email }, server.services),
    ).sendDue()
    return sent
  }
  const readRows = ({ id }: PreparedLead) =>
    server.storage.database
      .select()
      .from(outbox)
      .where(and(eq(outbox.leadId, id), eq(outbox.kind, 'email')))
      .orderBy(outbox.id)

  it.each([
    ['the lender offers', 'One ma dla Ciebie ofertę'],
    ['the lender requires a step', 'One czeka na Twoją odpowiedź'],
  ] as const)('is sent five minutes after %s, with a link to the application', async (event, subject) => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    await perform(event, lead)
    server.passMs(5 * minuteMs - 1)
    expect(await sendDue()).toEqual([])
    server.passMs(1)
    expect(await sendDue()).toEqual([expect.objectContaining({ recipient: lead.email, subject })])
    expect((await readRows(lead)).at(-1)).toMatchObject({ status: 'sent' })
    server.passMs(5 * minuteMs)
    expect(await sendDue()).toEqual([])
  })

  it('names the lender and has a link that the applicant has to confirm', async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    await perform('the lender offers', lead)
    server.passMs(5 * minuteMs)
    const [email] = await sendDue()
    expect(email?.text).toMatch(/One ma dla Ciebie ofertę\..*\/continue\/[\w-]{43}\n/su)
    expect(email?.text).not.toMatch(/Anna|1\s?000/u)
  })

  it.each([
    ['the applicant accepts'],
    ['the applicant declines'],
    ['the applicant skips the lender'],
    ['the lender withdraws'],
    ['the applicant erases'],
  ] as const)('is not sent when %s before it is due', async (action) => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    await perform('the lender offers', lead)
    const { journey } = await findLead(server, lead.id)
    expect(await perform(action, { ...lead, offerId: journey?.offers[0]?.id ?? '' })).toMatch(/^20\d$/u)
    server.passMs(5 * minuteMs)
    expect(await sendDue()).toEqual([])
    expect((await readRows(lead)).filter(({ status }) => status === 'pending')).toEqual([])
  })

  it('counts for the budget of the address when it is sent, and not when it is dropped', async () => {
    const countSends = () => server.storage.database.$count(emailSends)
    const dropped = await prepareLead(server, 'awaiting-answer', false)
    const sent = await prepareLead(server, 'awaiting-answer', false)
    const before = await countSends()
    await perform('the lender offers', dropped)
    await perform('the lender withdraws', dropped)
    await perform('the lender offers', sent)
    expect(await countSends()).toBe(before)
    server.passMs(5 * minuteMs)
    expect(await sendDue()).toHaveLength(1)
    expect(await countSends()).toBe(before + 1)
  })

  it('is dropped when the budget of the address is exhausted', async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    await perform('the lender offers', lead)
    server.passMs(5 * minuteMs)
    const { storage, config } = server.services
    for (let count = 0; count < config.emailsPerAddress; count += 1)
      await countEmail(storage.database, server.services, { email: lead.email, now: server.now() })
    expect(await sendDue()).toEqual([])
    expect((await readRows(lead)).at(-1)).toMatchObject({ status: 'dropped', outcomeCode: 'budget' })
  })

  it('is sent again when the lender changes the offer that the applicant has accepted', async () => {
    const lead = await prepareLead(server, 'awaiting-confirmation', false)
    expect(await perform('the lender changes its offer', lead)).toBe('204')
    server.passMs(5 * minuteMs)
    expect(await sendDue()).toHaveLength(1)
  })
})
