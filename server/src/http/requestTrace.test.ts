// W3C Trace Context: the trace of a call is in its log line, in the outbox, and in the call to the text message
// gateway.
import { resendMobileCode } from '@loan/domain/contract/customer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSandboxMessages } from '../adapters/sandbox/sandboxMessages.ts'
import { createSmsGateway } from '../adapters/sms-http/smsGateway.ts'
import { buildMessageHandlers } from '../messages/messageHandlers.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { createTestWorker } from '../testing/outboxWorker.ts'
import { anna, withTag } from '../testing/personas.ts'
import { startSmsServer, type TestSmsServer } from '../testing/smsServer.ts'
import { submitApplication, waitForLenders } from '../testing/leadRequests.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const valid = `00-${traceId}-${parentId}-01`
const invalid: readonly string[] = [
  'traceparent',
  `00-${'0'.repeat(32)}-${parentId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${parentId}-01`,
  `ff-${traceId}-${parentId}-01`,
  `${valid}-more`,
  `${valid}, ${valid}`,
  `00-${traceId}-${parentId}-01" injected="`,
]

describe.each(engines)('the trace of a call on $name', ({ open }) => {
  const server = createServerFixture(open)
  let gateway: TestSmsServer
  beforeEach(async () => {
    gateway = await startSmsServer()
  })
  afterEach(() => gateway.close())

  const createWorker = () => {
    const sms = createSmsGateway({ url: gateway.url, secrets: ['a secret of the text messages'] }, server.now)
    return createTestWorker(server, buildMessageHandlers({ ...createSandboxMessages(), sms }, server.services))
  }
  const readLastLine = (): string => server.logged().trim().split('\n').at(-1) ?? ''
  const ping = (traceparent: string) => server.app.inject({ url: '/healthz', headers: { traceparent } })

  /** Requests a code with this header. Returns the id of the lead. */
  const requestCode = async (traceparent: string): Promise<string> => {
    const { id, token } = await submitApplication(server, withTag(anna, 'verification'))
    await waitForLenders(server, { id, token })
    await createWorker().sendDue()
    server.passMs(60_000)
    const { statusCode } = await server.app.inject({
      method: resendMobileCode.method,
      url: `/api${resendMobileCode.path}`,
      headers: { 'lead-token': token, traceparent, 'idempotency-key': crypto.randomUUID() },
      payload: { id },
    })
    expect(statusCode).toBe(200)
    return id
  }

  it('is the one of a valid header, and the request has its own id', async () => {
    const { headers } = await ping(valid)
    expect(readLastLine()).toContain(`"w3cTraceId":"${traceId}"`)
    expect(headers['x-request-id']).not.toBe(traceId)
  })

  it.each(invalid)('is a new one for the header %s', async (header) => {
    const { statusCode } = await ping(header)
    expect(statusCode).toBe(200)
    expect(readLastLine()).toMatch(/"w3cTraceId":"[\da-f]{32}"/u)
    expect(readLastLine()).not.toContain(traceId)
  })

  it('continues in the call to the text message gateway, with its own parent id', async () => {
    await requestCode(valid)
    gateway.replies.push({ status: 503 })
    const first = gateway.received.length
    const worker = createWorker()
    await worker.sendDue()
    expect(server.logged()).toMatch(
      new RegExp(`"code":"503","w3cTraceId":"${traceId}","msg":"a request of the outbox failed and is repeated"`, 'u'),
    )
    server.passMs(60_000)
    await worker.sendDue()
    const sent = gateway.received.slice(first).map(({ headers }) => String(headers['traceparent']))
    expect(sent).toHaveLength(2)
    for (const header of sent) expect(header).toMatch(new RegExp(`^00-${traceId}-(?!${parentId})[\\da-f]{16}-01$`, 'u'))
    expect(new Set(sent).size).toBe(2)
  })

  it('is sent to the gateway also when the caller sent an invalid header', async () => {
    const first = gateway.received.length
    await requestCode('00-invalid')
    await createWorker().sendDue()
    const sent = gateway.received.slice(first).map(({ headers }) => String(headers['traceparent']))
    expect(sent).toHaveLength(2)
    for (const header of sent) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/u)
  })
})
