// A lender that asks questions with its offer gets the answers with the acceptance, and no answer that it did not ask
// for.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '../../testing/applicant.ts'
import { engines } from '../../testing/databases.ts'
import { sentOffer, sendLenderEvent } from '../../testing/lenderEvent.ts'
import { createTestWorker } from '../../testing/outboxWorker.ts'
import { anna } from '../../testing/personas.ts'
import { startSmsServer, type TestSmsServer } from '../../testing/smsServer.ts'
import { buildStepAnswers } from '../../testing/stepAnswers.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { requestStatus, submitApplication } from '../../testing/leadRequests.ts'
import { createLenderAdapter } from '../lenderGateways.ts'
import { requestSchema } from './lenderMessages.ts'

const secret = 'the-secret-of-the-lender-of-tests'

describe.each(engines)('the acceptance of an offer on $name', ({ open }) => {
  let server: TestServer
  let lender: TestSmsServer
  let environment: Record<string, string>
  const folder = mkdtempSync(join(tmpdir(), 'loan-lenders-'))
  beforeAll(async () => {
    lender = await startSmsServer()
    const file = join(folder, 'lenders.json')
    const row = {
      key: 'one',
      name: 'One',
      country: 'PL',
      order: 1,
      url: lender.url,
      secretVariable: 'LENDER_ONE',
      contact: { website: 'https://one.example', email: 'help@one.example' },
      sends: ['amount'],
      answerSeconds: 60,
      followUpSeconds: 60,
    }
    writeFileSync(file, JSON.stringify({ lenders: [row] }))
    environment = { LENDERS: 'real', LENDERS_FILE: file, LENDER_ONE: secret }
    server = await createTestServer(await open(), environment)
  })
  afterAll(async () => {
    await server.close()
    await lender.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const readRequest = async () => {
    const handlers = createLenderAdapter(server.services.config, environment).buildHandlers(server.now)
    await createTestWorker(server, handlers).sendDue()
    return v.parse(v.pipe(v.string(), v.parseJson(), requestSchema), lender.received.at(-1)?.body)
  }
  const sendOffer = async (screen: object): Promise<void> => {
    const event = { kind: 'offers', offers: [sentOffer], ...screen }
    expect(await sendLenderEvent(server, await readRequest(), event, { secret })).toBe(204)
  }

  it.each([
    [
      'with the answers to the questions of its screen',
      { screen: 'COFIDIS_OFFER' },
      buildStepAnswers(['cofidisProfession', 'financingOption', 'monthlyPaymentDay'], 'tukan-pl'),
    ],
    ['without answers where the screen asks nothing', {}, undefined],
  ])('leaves the server %s', async (_what, screen, answers) => {
    const owned = await submitApplication(server, anna)
    await sendOffer(screen)
    await answer(server, owned, await requestStatus(server, owned))
    const request = await readRequest()
    expect([request.kind, request.offerId]).toEqual(['offer-accepted', 'offer-1'])
    expect(request.answers).toEqual(answers)
  })
})
