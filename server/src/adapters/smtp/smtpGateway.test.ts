// E-mails through the outbox to a real SMTP server on this machine.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { openTestPglite } from '../../testing/databases.ts'
import { readMessageStates } from '../../messages/deliveryReports.ts'
import { buildMessageHandlers } from '../../messages/messageHandlers.ts'
import { readMessages } from '../../messages/outbox.ts'
import type { SmtpSettings } from '../../config/messageVariables.ts'
import { answer } from '../../testing/applicant.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { createTestWorker } from '../../testing/outboxWorker.ts'
import { anna, withTag } from '../../testing/personas.ts'
import { buildSmtpSettings, startSmtpServer, testEmail, type TestSmtpServer } from '../../testing/smtpServer.ts'
import { readState, requestStatus, submitApplication, waitForLenders } from '../../testing/leadRequests.ts'
import { createSandboxMessages } from '../sandbox/sandboxMessages.ts'
import { createSmtpGateway } from './smtpGateway.ts'

/** A sent text ends with a line break, and its lines end with CRLF. */
const normalise = (text: string | undefined): string => (text ?? '').replaceAll('\r\n', '\n').trim()

describe('e-mails by SMTP', () => {
  const server = createServerFixture(openTestPglite)
  let smtp: TestSmtpServer
  beforeEach(async () => {
    smtp = await startSmtpServer()
  })
  afterEach(async () => {
    // Ends the rows of a test, so that the next one does not send them.
    await createTestWorker(server, buildMessageHandlers(createSandboxMessages(), server.services)).sendDue()
    await smtp.close()
  })

  const createWorker = (settings: Partial<SmtpSettings> = {}) => {
    const email = createSmtpGateway({ ...buildSmtpSettings(smtp.port), ...settings })
    return createTestWorker(server, buildMessageHandlers({ ...createSandboxMessages(), email }, server.services))
  }
  const readEmailStates = async (leadId: string) =>
    (await readMessageStates(server.storage.database, leadId)).filter(({ kind }) => kind === 'email')

  it('arrive once, in the brand, with both alternatives and their attachment', async () => {
    const owned = await submitApplication(server, withTag(anna, 'proficredit-offer'))
    await waitForLenders(server, owned)
    await answer(server, owned, await requestStatus(server, owned))
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
    expect(smtp.received).toEqual([])
    const worker = createWorker()
    await worker.sendDue()
    await worker.sendDue()

    const { storage, secretKey } = server.services
    const messages = await readMessages(storage.database, secretKey, { leadId: owned.id, now: server.now() })
    const emails = messages.filter(({ channel }) => channel === 'email')
    expect(emails.length).toBeGreaterThan(1)
    expect(smtp.received).toHaveLength(emails.length)
    for (const { recipient, subject, body, html, attachments } of emails) {
      const email = smtp.received.find((each) => each.subject === subject)
      expect(email?.envelope).toEqual({ from: 'loans@brand.example', to: [recipient] })
      expect(email?.from).toEqual({ name: 'Tukan', address: 'loans@brand.example' })
      expect(email?.to).toEqual([{ name: '', address: recipient }])
      expect(normalise(email?.text)).toBe(normalise(body))
      expect(normalise(email?.html)).toBe(normalise(html))
      expect(email?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
      const received = email?.attachments.map(({ filename, mimeType, content }) => ({
        fileName: filename,
        mimeType,
        content: normalise(
          typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8'),
        ),
      }))
      expect(received).toEqual(
        attachments.map(({ fileName, contentType, content }) => ({
          fileName,
          mimeType: contentType.split(';')[0],
          content: normalise(content),
        })),
      )
    }
    expect(emails.flatMap(({ attachments }) => attachments)).toHaveLength(1)
    expect(await readEmailStates(owned.id)).toMatchObject(
      emails.map(() => ({ status: 'sent', attempts: 1, sentAt: server.now() })),
    )
  })

  it('are repeated with the same Message-ID after a temporary rejection', async () => {
    const { id } = await submitApplication(server, anna)
    smtp.recipientCodes.push(450)
    const worker = createWorker()
    await worker.sendDue()
    expect(smtp.received).toEqual([])
    const [rejected] = await readEmailStates(id)
    expect(rejected).toMatchObject({ status: 'pending', outcomeCode: '450' })
    server.passMs(5000)
    await worker.sendDue()
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]?.messageId).toMatch(/^<[\da-f-]{36}@brand\.example>$/u)
    expect(await readEmailStates(id)).toMatchObject([{ status: 'sent', attempts: 2, outcomeCode: null }])
  })

  it('are not repeated after a permanent rejection, whose code is recorded without the address', async () => {
    const { id } = await submitApplication(server, anna)
    smtp.recipientCodes.push(550)
    const worker = createWorker()
    await worker.sendDue()
    server.passMs(hourMs)
    await worker.sendDue()
    expect(smtp.received).toEqual([])
    expect(await readEmailStates(id)).toMatchObject([{ status: 'failed', attempts: 1, outcomeCode: '550' }])
    const { email = '', phoneNumber = '' } = anna.answers.contactDetails ?? {}
    for (const secret of [email, 'anna@', phoneNumber, 'mailbox of']) expect(server.logged()).not.toContain(secret)
    expect(server.logged()).toContain('"code":"550"')
  })

  it.each([530, 550, 553])('wait until the server accepts their sender (%i)', async (code) => {
    const { id } = await submitApplication(server, anna)
    smtp.senderCodes.push(code)
    const worker = createWorker()
    await worker.sendDue()
    expect(await readEmailStates(id)).toMatchObject([{ status: 'pending', outcomeCode: String(code) }])
    server.passMs(5000)
    await worker.sendDue()
    expect([smtp.received.length, await readEmailStates(id)]).toMatchObject([1, [{ status: 'sent', attempts: 2 }]])
  })

  it('are not repeated when they are too large for the server', async () => {
    const { id } = await submitApplication(server, anna)
    smtp.senderCodes.push(552)
    await createWorker().sendDue()
    expect(await readEmailStates(id)).toMatchObject([{ status: 'failed', attempts: 1, outcomeCode: '552' }])
  })

  it('wait while the server is down', async () => {
    const { id } = await submitApplication(server, anna)
    const worker = createWorker()
    const { port } = smtp
    await smtp.close()
    await worker.sendDue()
    expect(await readEmailStates(id)).toMatchObject([{ status: 'pending', outcomeCode: 'ECONNREFUSED' }])
    smtp = await startSmtpServer(port)
    server.passMs(5000)
    await worker.sendDue()
    expect([smtp.received.length, await readEmailStates(id)]).toMatchObject([1, [{ status: 'sent' }]])
  })

  it('are not sent without TLS when it is required, or without a certificate of the host', async () => {
    const { id } = await submitApplication(server, anna)
    await createWorker({ tls: 'required' }).sendDue()
    expect([smtp.received, await readEmailStates(id)]).toMatchObject([[], [{ status: 'pending' }]])
    const offering = await startSmtpServer(0, { disabledCommands: [] })
    server.passMs(5000)
    await createWorker({ port: offering.port, tls: 'required' }).sendDue()
    await offering.close()
    expect([offering.received, await readEmailStates(id)]).toMatchObject([[], [{ status: 'pending', attempts: 2 }]])
  })

  it('wait until wrong credentials are corrected', async () => {
    const guarded = await startSmtpServer(0, {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        callback(null, username === 'brand' && password === 'p@ss' ? { user: 'brand' } : {}),
    })
    const { id } = await submitApplication(server, anna)
    await createWorker({ port: guarded.port, credentials: { user: 'brand', password: 'wrong' } }).sendDue()
    expect(await readEmailStates(id)).toMatchObject([{ status: 'pending', outcomeCode: '535' }])
    server.passMs(5000)
    await createWorker({ port: guarded.port, credentials: { user: 'brand', password: 'p@ss' } }).sendDue()
    await guarded.close()
    expect([guarded.received.length, await readEmailStates(id)]).toMatchObject([1, [{ status: 'sent' }]])
  })

  it.each([
    'anna@example.com, other@example.com',
    'anna@example.com>\r\nRCPT TO:<other@example.com',
    'anna@example.com\r\nBcc: other@example.com',
  ])('have one recipient, also for an invalid address (%j)', async (recipient) => {
    const gateway = createSmtpGateway(buildSmtpSettings(smtp.port))
    const invalid = { ...testEmail, recipient, subject: 'Subject\r\nBcc: other@example.com' }
    await gateway.send(invalid, new AbortController().signal).catch(() => {})
    const recipients = smtp.received.flatMap(({ envelope, bcc = [], cc = [] }) => [...envelope.to, ...bcc, ...cc])
    expect(recipients.length).toBeLessThan(2)
    expect(recipients).not.toContain('other@example.com')
  })
})
