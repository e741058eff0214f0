// Text messages through the outbox to a real HTTP server on this machine.
import { createHmac } from 'node:crypto'
import { minuteMs } from '@loan/domain/durations'
import { resendMobileCode } from '@loan/domain/contract/customer'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases.ts'
import { readMessageStates } from '../../messages/deliveryReports.ts'
import { buildMessageHandlers } from '../../messages/messageHandlers.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { createTestWorker } from '../../testing/outboxWorker.ts'
import { anna, withTag } from '../../testing/personas.ts'
import { startSmsServer, type TestSmsServer } from '../../testing/smsServer.ts'
import { readLastMessage, submitApplication, waitForLenders } from '../../testing/leadRequests.ts'
import { createSandboxMessages } from '../sandbox/sandboxMessages.ts'
import { createSmsGateway } from './smsGateway.ts'

const secret = 'a secret of the text message gateway'
const bodySchema = v.strictObject({ id: v.pipe(v.string(), v.uuid()), to: v.string(), text: v.string() })

describe('text messages by HTTP', () => {
  const server = createServerFixture(openTestPglite)
  let gateway: TestSmsServer
  beforeEach(async () => {
    gateway = await startSmsServer()
  })
  afterEach(() => gateway.close())

  const createWorker = (url = gateway.url) => {
    const sms = createSmsGateway({ url, secrets: [secret, 'the former secret of the text messages'] }, server.now)
    return createTestWorker(server, buildMessageHandlers({ ...createSandboxMessages(), sms }, server.services))
  }
  const requestCode = async () => {
    const owned = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, owned)
    return { id: owned.id, code: await readLastMessage(server, 'sms', owned.id) }
  }
  const readTextStates = async (leadId: string) =>
    (await readMessageStates(server.storage.database, leadId)).filter(({ kind }) => kind === 'sms')
  const parseBody = (body: string) => v.parse(v.pipe(v.string(), v.parseJson(), bodySchema), body)

  it('are posted once, signed, with an idempotency key', async () => {
    const { id, code } = await requestCode()
    const worker = createWorker()
    await worker.sendDue()
    await worker.sendDue()
    expect(gateway.received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = gateway.received
    const message = parseBody(body)
    expect(message.to).toBe(anna.answers.contactDetails?.phoneNumber)
    expect(message.text).toContain(code)
    const timestamp = String(Math.floor(server.now().getTime() / 1000))
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': message.id,
      'loan-timestamp': timestamp,
      'loan-signature': `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
    })
    expect(await readTextStates(id)).toMatchObject([{ status: 'sent', attempts: 1, sentAt: server.now() }])
    for (const hidden of [code, message.to, message.id]) expect(server.logged()).not.toContain(hidden)
  })

  it.each([
    { status: 429, waitMs: 7000, headers: { 'retry-after': '7' } },
    { status: 503, waitMs: 5000, headers: {} },
    { status: 401, waitMs: 5000, headers: {} },
  ])('are repeated with the same key after $status', async ({ status, waitMs, headers }) => {
    const { id } = await requestCode()
    gateway.replies.push({ status, headers })
    const worker = createWorker()
    await worker.sendDue()
    expect(await readTextStates(id)).toMatchObject([{ status: 'pending', outcomeCode: String(status) }])
    server.passMs(waitMs - 1)
    await worker.sendDue()
    expect(gateway.received).toHaveLength(1)
    server.passMs(1)
    await worker.sendDue()
    expect(new Set(gateway.received.map(({ body }) => parseBody(body).id)).size).toBe(1)
    expect([gateway.received.length, await readTextStates(id)]).toMatchObject([2, [{ status: 'sent', attempts: 2 }]])
  })

  it('are not repeated when they are invalid', async () => {
    const { id } = await requestCode()
    gateway.replies.push({ status: 422 })
    const worker = createWorker()
    await worker.sendDue()
    server.passMs(60_000)
    await worker.sendDue()
    expect(gateway.received).toHaveLength(1)
    expect(await readTextStates(id)).toMatchObject([{ status: 'failed', outcomeCode: '422' }])
  })

  it('do not follow a redirect', async () => {
    const { id } = await requestCode()
    gateway.replies.push({ status: 307, headers: { location: gateway.url } })
    await createWorker().sendDue()
    expect([gateway.received.length, await readTextStates(id)]).toMatchObject([
      1,
      [{ status: 'pending', outcomeCode: '307' }],
    ])
    server.passMs(5000)
    await createWorker().sendDue()
  })

  it('are not sent when the gateway is down for longer than the code is valid', async () => {
    const { id } = await requestCode()
    const { url } = gateway
    await gateway.close()
    const worker = createWorker(url)
    await worker.sendDue()
    expect(await readTextStates(id)).toMatchObject([{ status: 'pending', outcomeCode: 'ECONNREFUSED' }])
    gateway = await startSmsServer()
    server.passMs(10 * minuteMs)
    await createWorker().sendDue()
    expect([gateway.received, await readTextStates(id)]).toMatchObject([[], [{ status: 'dropped', attempts: 1 }]])
    expect(server.logged()).toContain('expired before they could be sent')
  })

  it('contain only the newest code when an earlier one was not sent yet', async () => {
    const owned = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, owned)
    server.passMs(60_000)
    await server.mustCall(resendMobileCode, { body: { id: owned.id }, token: owned.token })
    await createWorker().sendDue()
    expect(gateway.received.map(({ body }) => parseBody(body).text)).toEqual([
      expect.stringContaining(await readLastMessage(server, 'sms', owned.id)),
    ])
    expect(await readTextStates(owned.id)).toMatchObject([{ status: 'dropped', attempts: 0 }, { status: 'sent' }])
  })
})
