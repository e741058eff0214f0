// The e-mail about an offer, a step or the end of the application for an applicant who is away, on both engines.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@loan/domain/durations'
import { createSandboxMessages } from '../../adapters/sandbox/sandboxMessages.ts'
import { emailSends, outbox } from '../../database/schema.ts'
import { countEmail } from '../../messages/emailBudget.ts'
import { isAtPosition } from '../../messages/leadPosition.ts'
import { buildMessageHandlers } from '../../messages/messageHandlers.ts'
import { engines } from '../../testing/databases.ts'
import { sendLenderEvent, sentOffer } from '../../testing/lenderEvent.ts'
import { leadTestActions, findLead, type PreparedLead, prepareLead } from '../../testing/leadActions.ts'
import { createTestWorker } from '../../testing/outboxWorker.ts'
import { createTwoLendersFixture } from '../../testing/createTwoLendersFixture.ts'
import { lenderSecrets } from '../../testing/twoLenders.ts'

type SentEmail = { readonly recipient: string; readonly subject: string; readonly text: string }

describe.each(engines)('the e-mail about an update of the journey on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(
    open,
    { sends: ['amount'], followUpSeconds: 3600 },
    { EMAILS_PER_ADDRESS: '6' },
  )

  const perform = (name: keyof typeof leadTestActions, lead: PreparedLead) =>
    leadTestActions[name](server, lead, randomUUID())
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
    ['the lender requires a step', 'One potrzebuje czegoś od Ciebie'],
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

  it('says that a lender without an offer here has answered, such as one that takes the application over', async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    expect(await sendLenderEvent(server, lead, { kind: 'takes-over' })).toBe(204)
    server.passMs(5 * minuteMs)
    const subjects = (await sendDue()).map(({ recipient, subject }) => [recipient, subject])
    expect(subjects).toEqual([[lead.email, 'One odpowiada na Twój wniosek']])
  })

  /** Sends an event of the second lender, which has the application after the first one declined. */
  const sendFromSecond = async ({ id }: PreparedLead, event: unknown): Promise<number> => {
    const { journey } = await findLead(server, id)
    const answered = { reference: journey?.reference ?? '', exchange: journey?.exchangeNumber ?? 0 }
    return sendLenderEvent(server, answered, event, { key: 'two', secret: lenderSecrets.LENDER_TWO })
  }
  const passWait = async (lead: PreparedLead) => {
    const { dueAt } = await findLead(server, lead.id)
    server.passMs(Math.max(0, (dueAt?.getTime() ?? 0) - server.now().getTime()))
    await perform('the wait ends', lead)
  }

  it.each([
    [
      'the last lender declines',
      (lead: PreparedLead) => sendFromSecond(lead, { kind: 'declines', reasons: ['income'] }),
    ],
    ['the last lender does not answer in time', passWait],
  ])('says after %s that no lender made an offer, and not in its subject', async (_name, end) => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    await perform('the lender declines', lead)
    expect(await sendDue()).toEqual([])
    await end(lead)
    expect(await findLead(server, lead.id)).toMatchObject({ state: 'REJECTED' })
    server.passMs(5 * minuteMs)
    const [email, ...others] = (await sendDue()).filter(({ recipient }) => recipient === lead.email)
    expect(others).toEqual([])
    expect(email).toMatchObject({ subject: 'Odpowiedź na Twój wniosek' })
    expect(email?.text).toMatch(/nie ma teraz dla Ciebie oferty\..*\/continue\/[\w-]{43}\n/su)
    expect(email?.text).not.toMatch(/Anna|One|Two/u)
  })

  it('is not sent when the applicant declines the last offer', async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    await perform('the lender declines', lead)
    await sendFromSecond(lead, { kind: 'offers', offers: [sentOffer] })
    server.passMs(5 * minuteMs)
    await sendDue()
    const { journey } = await findLead(server, lead.id)
    await perform('the applicant declines', { ...lead, offerId: journey?.offers[0]?.id ?? '' })
    expect(await findLead(server, lead.id)).toMatchObject({ state: 'REJECTED' })
    server.passMs(5 * minuteMs)
    expect(await sendDue()).toEqual([])
  })

  it('is not sent about an offer of a lender that no longer has the application', async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    await perform('the lender offers', lead)
    server.passMs(minuteMs)
    await perform('the lender withdraws', lead)
    expect(await sendFromSecond(lead, { kind: 'offers', offers: [sentOffer] })).toBe(204)
    server.passMs(4 * minuteMs)
    expect(await sendDue()).toEqual([])
    server.passMs(minuteMs)
    expect((await sendDue()).map(({ subject }) => subject)).toEqual(['Two ma dla Ciebie ofertę'])
    const { state, revision } = await findLead(server, lead.id)
    const ofOlderRelease = { state, revision, exchange: 0 }
    expect(await isAtPosition(server.storage.database, lead.id, ofOlderRelease)).toBe(true)
  })

  it('is not sent beside the receipt of an accepted offer', async () => {
    const lead = await prepareLead(server, 'awaiting-confirmation', false)
    await perform('the lender accepts', lead)
    server.passMs(5 * minuteMs)
    expect((await sendDue()).map(({ subject }) => subject)).toEqual(['One przyjmuje Twój wniosek'])
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

  it('is not sent again when the database fails to count it', async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    await perform('the lender offers', lead)
    server.passMs(5 * minuteMs)
    const sent: SentEmail[] = []
    const email = { send: async (one: SentEmail) => void sent.push(one) }
    const { storage } = server.services
    const database = new Proxy(storage.database, {
      get: (target, name): unknown => {
        if (name === 'insert') throw Object.assign(new Error(`Lost: ${lead.email}`), { code: '57P01' })
        return Reflect.get(target, name)
      },
    })
    const services = { ...server.services, storage: { ...storage, database } }
    const handlers = buildMessageHandlers({ ...createSandboxMessages(), email }, services)
    const before = server.logged().length
    await createTestWorker(server, handlers).sendDue()
    expect(sent).toHaveLength(1)
    expect((await readRows(lead)).at(-1)).toMatchObject({ status: 'sent' })
    expect(server.logged().slice(before)).toMatch(/"code":"57P01".*not counted for the budget/u)
    expect(server.logged().slice(before)).not.toContain(lead.email)
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
