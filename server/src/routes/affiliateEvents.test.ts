import { affiliateEvent } from '@loan/domain/contract/customer'
import { createLead } from '@loan/domain/contract/lead'
import { dayMs, hourMs } from '@loan/domain/durations'
import { specExpiry } from '@loan/domain/products/defaults'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { affiliateEvents } from '../database/schema.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { submitApplication, waitForLenders } from '../testing/leadRequests.ts'
import { anna, withTag } from '../testing/personas.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'

describe.each(engines)('affiliate events on $name', ({ open }) => {
  const server = createServerFixture(open)

  const reference = { attribute: 'partner', subId: 's1', transactionId: 't-77' }
  const createSent = (affiliateReferenceParams?: typeof reference) =>
    server.mustCall(createLead, {
      body: {
        product: anna.product.id,
        ...anna.answers,
        ...(affiliateReferenceParams !== undefined && { affiliateReferenceParams }),
      },
    })
  type Name = 'Lead' | 'CompleteRegistration' | 'Rejected'
  const send = ({ id, token }: LeadHandle, name: Name, product = 'tukan-pl') =>
    server.call(affiliateEvent, { body: { id, product, name }, token })
  const readEvents = ({ id }: LeadHandle) =>
    server.storage.database.select().from(affiliateEvents).where(eq(affiliateEvents.leadId, id))

  it('are stored once with the affiliate reference of the lead', async () => {
    const lead = await createSent(reference)
    for (let time = 0; time < 3; time += 1) expect((await send(lead, 'Lead')).reply).toEqual({ stored: true })
    expect(await readEvents(lead)).toEqual([
      {
        leadId: lead.id,
        name: 'Lead',
        product: 'tukan-pl',
        reference: 'partner',
        subId: 's1',
        transactionId: 't-77',
        at: server.now(),
      },
    ])
  })

  it('are not stored for a lead without an affiliate reference', async () => {
    const lead = await createSent()
    expect((await send(lead, 'Lead')).reply).toEqual({ stored: false })
    expect(await readEvents(lead)).toEqual([])
  })

  it('are rejected when the state of the lead does not match', async () => {
    const lead = await createSent(reference)
    expect((await send(lead, 'CompleteRegistration')).problem?.type).toBe('urn:loan:problem:wrong-state')
    expect((await send(lead, 'Rejected')).status).toBe(409)
    expect((await send(lead, 'Lead', 'tukan-es')).status).toBe(422)
    expect(await readEvents(lead)).toEqual([])
  })

  it('are stored for a submission and its rejection', async () => {
    const persona = withTag({ ...anna, answers: { ...anna.answers, affiliateReferenceParams: reference } }, 'rejected')
    const owned = await submitApplication(server, persona)
    expect((await send(owned, 'CompleteRegistration')).status).toBe(200)
    await waitForLenders(server, owned)
    expect((await send(owned, 'Rejected')).status).toBe(200)
    expect((await readEvents(owned)).map(({ name }) => name)).toEqual(['CompleteRegistration', 'Rejected'])
  })

  it('are deleted with an expired draft, and remain with a submitted lead', async () => {
    const draft = await createSent(reference)
    const persona = { ...anna, answers: { ...anna.answers, affiliateReferenceParams: reference } }
    const owned = await submitApplication(server, persona)
    for (const lead of [draft, owned]) await send(lead, 'Lead')
    server.passMs((specExpiry.applicationHours + 1) * hourMs + 30 * dayMs)
    await runRetentionJobs(server.storage.database, server.now(), 30)
    expect(await readEvents(draft)).toEqual([])
    expect((await readEvents(owned)).map(({ name }) => name)).toEqual(['Lead'])
  })
})
