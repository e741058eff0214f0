// The effect of a rejection by a mail server on its message and on the others, by its codes and the command.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '../../ports/gatewayError.ts'
import { buildSmtpSettings, startSmtpServer, testEmail, type TestSmtpServer } from '../../testing/smtpServer.ts'
import { createSmtpGateway } from './smtpGateway.ts'

describe('e-mails', () => {
  let smtp: TestSmtpServer
  beforeEach(async () => {
    smtp = await startSmtpServer()
  })
  afterEach(() => smtp.close())

  const readFailure = async (): Promise<string> => {
    const sent = createSmtpGateway(buildSmtpSettings(smtp.port)).send(testEmail, new AbortController().signal)
    return sent.then(
      () => 'none',
      (error: unknown) => (error instanceof GatewayError ? `${error.failure} ${error.code}` : 'fault'),
    )
  }

  it.each([
    ['550', 'permanent 550'],
    ['550 5.1.1', 'permanent 550'],
    ['550 5.7.13', 'permanent 550'],
    ['550 5.1.7', 'unreachable 550'],
    ['553 5.1.8', 'unreachable 553'],
    ['450 4.1.8', 'unreachable 450'],
    ['550 5.7.23', 'unreachable 550'],
    ['550 5.7.1', 'temporary 550'],
    ['554 5.7.0', 'temporary 554'],
    ['450 4.2.1', 'temporary 450'],
    ['421 4.7.0', 'unreachable 421'],
  ])('that are rejected with %s at RCPT TO fail as %s', async (reply, failure) => {
    smtp.recipientCodes.push(reply)
    expect(await readFailure()).toBe(failure)
  })

  it.each([
    [421, 'unreachable 421'],
    [450, 'temporary 450'],
    [452, 'temporary 452'],
    [550, 'unreachable 550'],
    [552, 'permanent 552'],
  ])('that are rejected with %i at MAIL FROM fail as %s', async (reply, failure) => {
    smtp.senderCodes.push(reply)
    expect(await readFailure()).toBe(failure)
  })
})
