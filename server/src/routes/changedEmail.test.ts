// The links that were sent to an address which the applicant corrects afterwards.
import { sendContinueLink } from '@loan/domain/contract/devices'
import { leadFromLink, updateLead } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createDraft, readLastMessage, readLinkSecret } from '../testing/leadRequests.ts'
import { anna } from '../testing/personas.ts'

describe.each(engines)('a draft whose e-mail address changes on $name', ({ open }) => {
  const server = createServerFixture(open)

  const { product, answers } = anna
  const change = async (owned: LeadHandle & { readonly revision: number }, email: string, submit = false) => {
    const contactDetails = { ...answers.contactDetails, email }
    const body = { product: product.id, ...answers, contactDetails, id: owned.id, revision: owned.revision, submit }
    const { revision } = await server.mustCall(updateLead, { body, token: owned.token })
    return { ...owned, revision }
  }
  const readSecret = async ({ id }: LeadHandle) => readLinkSecret(await readLastMessage(server, 'email', id))
  const requestLink = async (owned: LeadHandle) => {
    await server.mustCall(sendContinueLink, { params: { id: owned.id }, token: owned.token })
    return readSecret(owned)
  }
  const openLink = async (secret: string) =>
    (await server.call(leadFromLink, { params: { id: secret, urlType: 'continue' } })).status
  const start = async () => {
    const draft = await createDraft(server, anna)
    return { draft, secret: await requestLink(draft) }
  }

  it('has no valid link in the mailbox of the former address, and its e-mails have no content', async () => {
    const { draft, secret } = await start()
    expect(await openLink(secret)).toBe(200)
    await change(draft, 'anna.nowak@example.com')
    expect(await openLink(secret)).toBe(410)
    const rows = await server.storage.database.select().from(outbox).where(eq(outbox.leadId, draft.id))
    expect(rows.map(({ kind, sealed }) => [kind, sealed])).toEqual([['email', null]])
  })

  it('has the link of the submission that changes the address', async () => {
    const { draft, secret } = await start()
    const submitted = await change(draft, 'anna.nowak@example.com', true)
    expect([await openLink(secret), await openLink(await readSecret(submitted))]).toEqual([410, 200])
  })

  it('keeps its links when other answers or only the case of letters change', async () => {
    const { draft, secret } = await start()
    const { email = '' } = answers.contactDetails ?? {}
    await change(await change(draft, email), email.toUpperCase())
    expect(await openLink(secret)).toBe(200)
  })
})
