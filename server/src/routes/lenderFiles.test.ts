// The pictures that lenders fetch: who may fetch which, how long, and what is recorded.
import { randomUUID } from 'node:crypto'
import { dayMs } from '@loan/domain/durations'
import { offerSkipDocumentUpload } from '@loan/domain/contract/documents'
import { eraseLead, skipLender } from '@loan/domain/contract/lead'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { operatorActions } from '../database/schema.ts'
import { buildSignedHeaders } from '../lib/signedBody.ts'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { buildPng } from '../testing/pictures.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { submitApplication } from '../testing/leadRequests.ts'
import { createTwoLendersFixture } from '../testing/createTwoLendersFixture.ts'
import { lenderSecrets } from '../testing/twoLenders.ts'
import { fetchesPerDay } from './lenderFiles.ts'
import { sendDocument, sendPicture } from '../testing/uploadCalls.ts'

describe.each(engines)('pictures for lenders on $name', ({ open }) => {
  const lenders = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 86_400 })
  const { server } = lenders

  const post = (path: string, content: object, { key = 'one', secret = lenderSecrets.LENDER_ONE } = {}) => {
    const payload = JSON.stringify(content)
    const headers = { 'content-type': 'application/json', ...buildSignedHeaders(secret, server.now(), payload) }
    return server.app.inject({ method: 'POST', url: `/lenders/${key}/${path}`, headers, payload })
  }
  const sendDue = () => lenders.sendDue()
  const readActions = () =>
    server.storage.database
      .select()
      .from(operatorActions)
      .where(and(eq(operatorActions.kind, 'fetch'), eq(operatorActions.leadId, owned.id)))

  let owned: LeadHandle
  let reference: string
  /** The lender requires a picture of the front, and no selfie. */
  beforeEach(async () => {
    await sendDue()
    owned = await submitApplication(server, anna)
    const application = (await sendDue()).find(({ kind }) => kind === 'application')
    reference = application?.reference ?? ''
    const event = { kind: 'requires-step', step: 'ID_UPLOAD', sides: ['front'] }
    const { statusCode } = await post('events', { id: randomUUID(), reference, exchange: 0, event })
    if (statusCode !== 204) throw new Error(`The event was rejected with ${statusCode}`)
  })
  const completeUpload = async () => {
    await sendPicture(server, owned, { side: 'front', body: buildPng(), contentType: 'image/png' })
    const { status } = await sendDocument(server, owned, ['id_card', 'ABA300000'])
    if (status !== 200) throw new Error(`The document was rejected with ${status}`)
    return (await sendDue()).find(({ kind, reference: name }) => kind === 'step-completed' && name === reference)
  }
  const fetchSide = async (changes: object = {}, as = {}) => {
    const { statusCode } = await post('files', { id: randomUUID(), reference, side: 'front', ...changes }, as)
    return statusCode
  }

  it('are announced, served with their type, and recorded', async () => {
    expect(await fetchSide()).toBe(404)
    const notice = await completeUpload()
    expect(notice?.files).toMatchObject([{ side: 'front', mimeType: 'image/png' }])
    expect(notice?.filesUntil).toBe(new Date(server.now().getTime() + dayMs).toISOString())
    const reply = await post('files', { id: randomUUID(), reference, side: 'front' })
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'no-store',
    ])
    expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect(reply.rawPayload.length).toBe(notice?.files?.[0]?.bytes)
    expect(await readActions()).toMatchObject([{ operator: 'lender one', kind: 'fetch', result: 'done' }])
  })

  it('are not served to others, for other sides, repeated calls and invalid bodies, and nothing is recorded', async () => {
    await completeUpload()
    expect(await fetchSide({}, { secret: lenderSecrets.LENDER_TWO })).toBe(401)
    expect(await fetchSide({}, { key: 'two', secret: lenderSecrets.LENDER_TWO })).toBe(404)
    expect(await fetchSide({ side: 'selfie' })).toBe(404)
    expect(await fetchSide({ reference: 'unknown' })).toBe(404)
    expect(await fetchSide({ side: 'left' })).toBe(400)
    expect(await readActions()).toEqual([])
    const id = randomUUID()
    expect([await fetchSide({ id }), await fetchSide({ id })]).toEqual([200, 409])
    expect(await readActions()).toHaveLength(1)
  })

  const sendFront = () => sendPicture(server, owned, { side: 'front', body: buildPng(), contentType: 'image/png' })
  const findNotice = async (exchange: number) =>
    (await sendDue()).find((sent) => sent.kind === 'step-completed' && sent.exchange === exchange)

  it('are none when the applicant sent one and then continued without pictures', async () => {
    await sendFront()
    const { id, token } = owned
    await server.mustCall(offerSkipDocumentUpload, { body: { id }, token })
    expect((await findNotice(1))?.files).toEqual([])
    expect(await fetchSide()).toBe(404)
    expect(await readActions()).toEqual([])
  })

  it('are not those of an earlier step when the applicant continues without pictures', async () => {
    await completeUpload()
    const event = { kind: 'requires-step', step: 'ID_UPLOAD' }
    expect((await post('events', { id: randomUUID(), reference, exchange: 1, event })).statusCode).toBe(204)
    const { id, token } = owned
    await server.mustCall(offerSkipDocumentUpload, { body: { id }, token })
    expect((await findNotice(2))?.files).toEqual([])
    expect(await fetchSide()).toBe(404)
  })

  it('are not the other side of a document that has one', async () => {
    await completeUpload()
    const event = { kind: 'requires-step', step: 'ID_UPLOAD', sides: ['front', 'back'] }
    expect((await post('events', { id: randomUUID(), reference, exchange: 1, event })).statusCode).toBe(204)
    await sendPicture(server, owned, { side: 'back', body: buildPng(), contentType: 'image/png' })
    expect((await sendDocument(server, owned, ['passport', 'AB1234567'])).status).toBe(200)
    expect((await findNotice(2))?.files?.map(({ side }) => side)).toEqual(['front'])
    expect(await fetchSide({ side: 'back' })).toBe(404)
  })

  it('are served a limited number of times in a day, and a call beyond it is not recorded', async () => {
    await completeUpload()
    const statuses: number[] = []
    for (let fetched = 0; fetched < fetchesPerDay; fetched += 1) statuses.push(await fetchSide())
    expect(new Set(statuses)).toEqual(new Set([200]))
    server.passMs(60_000)
    const { statusCode, headers } = await post('files', { id: randomUUID(), reference, side: 'front' })
    expect([statusCode, headers['retry-after']]).toEqual([429, String((dayMs - 60_000) / 1000)])
    expect(await readActions()).toHaveLength(fetchesPerDay)
  })

  it.each([
    ['after a day', () => Promise.resolve(server.passMs(dayMs)), 410],
    [
      'when the applicant chose the next lender',
      () => server.mustCall(skipLender, { params: { id: owned.id }, token: owned.token }),
      410,
    ],
    [
      'when the applicant erased the application',
      () => server.mustCall(eraseLead, { params: { id: owned.id }, token: owned.token }),
      404,
    ],
  ] as const)('are not served %s', async (_when, change, status) => {
    await completeUpload()
    await change()
    expect(await fetchSide()).toBe(status)
    expect(await readActions()).toEqual([])
  })
})
