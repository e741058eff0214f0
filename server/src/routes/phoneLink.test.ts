// The link that a phone opens from a QR code, on both engines: it is valid once and for minutes, and needs a
// confirmation.
import { minuteMs } from '@loan/domain/durations'
import { createPhoneLink, sendContinueLink } from '@loan/domain/contract/devices'
import { confirmLink, leadFromLink } from '@loan/domain/contract/lead'
import { buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { resumeLinks } from '../database/schema.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { buildJpeg } from '../testing/pictures.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { readLastMessage, requestStatus } from '../testing/leadRequests.ts'
import { sendPicture, startUpload } from '../testing/uploadCalls.ts'

describe.each(engines)('the link for a phone on $name', ({ open }) => {
  const server = createServerFixture(open)

  const create = ({ id, token }: LeadHandle) => server.call(createPhoneLink, { params: { id }, token })
  const createSecret = async (lead: LeadHandle): Promise<string> => {
    const { reply } = await create(lead)
    const [, secret = ''] = /\/application-frontend\/continue\/([\w-]{43})$/u.exec(reply?.url ?? '') ?? []
    return secret
  }
  const look = (secret: string) => server.call(leadFromLink, { params: { id: secret, urlType: 'continue' } })
  const confirm = (secret: string, dateOfBirth = '1985-07-14') =>
    server.call(confirmLink, { params: { id: secret, urlType: 'continue' }, body: { dateOfBirth } })

  it('opens the lead after a confirmation, and the pictures of the phone count for the first device', async () => {
    const lead = await startUpload(server)
    const secret = await createSecret(lead)
    expect((await look(secret)).reply).toMatchObject({ id: lead.id, confirm: 'dateOfBirth' })
    const { reply } = await confirm(secret)
    const phone = { id: lead.id, token: reply?.token ?? '' }
    expect((await sendPicture(server, phone, { side: 'front', body: buildJpeg() })).status).toBe(200)
    expect((await requestStatus(server, lead)).upload?.received).toEqual(['front'])
  })

  it('contains neither the lead id nor an answer, and only its hash is stored', async () => {
    const lead = await startUpload(server)
    const { reply } = await create(lead)
    const secret = reply?.url.split('/').at(-1) ?? ''
    expect(reply?.url).not.toContain(lead.id)
    expect(reply?.url).toBe(`http://localhost:8080/application-frontend/continue/${secret}`)
    const rows = await server.storage.database.select().from(resumeLinks).where(eq(resumeLinks.leadId, lead.id))
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(server.logged()).not.toContain(secret)
  })

  it('is locked after one confirmation', async () => {
    const secret = await createSecret(await startUpload(server))
    expect((await confirm(secret)).status).toBe(200)
    expect((await confirm(secret)).problem?.type).toBe(buildProblemTypeUri('link-locked'))
    expect((await look(secret)).problem?.type).toBe(buildProblemTypeUri('link-locked'))
  })

  it('is locked after 15 minutes', async () => {
    const lead = await startUpload(server)
    const { reply } = await create(lead)
    expect(Date.parse(reply?.expiresAt ?? '') - server.now().getTime()).toBe(15 * minuteMs)
    const secret = reply?.url.split('/').at(-1) ?? ''
    server.passMs(15 * minuteMs - 1)
    expect((await look(secret)).status).toBe(200)
    server.passMs(1)
    expect((await confirm(secret)).problem?.type).toBe(buildProblemTypeUri('link-locked'))
  })

  it('is locked after five wrong confirmations', async () => {
    const secret = await createSecret(await startUpload(server))
    for (let time = 0; time < 5; time += 1) expect((await confirm(secret, '1985-07-15')).status).toBe(422)
    expect((await confirm(secret)).problem?.type).toBe(buildProblemTypeUri('link-locked'))
  })

  it('is locked by the next one, and the link from the e-mail is not', async () => {
    const lead = await startUpload(server)
    const first = await createSecret(lead)
    server.passMs(minuteMs)
    const second = await createSecret(lead)
    expect((await look(first)).problem?.type).toBe(buildProblemTypeUri('link-locked'))
    expect((await confirm(second)).status).toBe(200)
    const email = await readLastMessage(server, 'email', lead.id)
    expect((await confirm(email.split('/').at(-1) ?? '')).status).toBe(200)
  })

  it('is created at most 20 times a day, and does not count as a link by e-mail', async () => {
    const lead = await startUpload(server)
    const { id, token } = lead
    expect((await create(lead)).status).toBe(200)
    expect((await create(lead)).headers['retry-after']).toBe('2')
    for (let time = 1; time < 20; time += 1) {
      server.passMs(minuteMs)
      expect((await create(lead)).status).toBe(200)
    }
    server.passMs(minuteMs)
    expect((await create(lead)).status).toBe(429)
    expect((await server.call(sendContinueLink, { params: { id }, token })).status).toBe(200)
  })
})
