// A server with the example of a lender as a process, one lender for each of its faults. For tests only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, requireIsoDate } from '@loan/domain/calendar'
import { listKeys } from '@loan/domain/records'
import { afterAll, beforeAll, expect } from 'vitest'
import { createLenderAdapter } from '../adapters/lenderGateways.ts'
import type { Storage } from '../database/storage.ts'
import { startDueLeads } from '../dueLeads.ts'
import type { OutboxWorker } from '../outbox/outboxWorker.ts'
import { answer } from './applicant.ts'
import { type LenderProcess, startLenderProcess } from './lenderProcess.ts'
import { createTestWorker } from './outboxWorker.ts'
import { anna } from './personas.ts'
import { findFreePort } from './findFreePort.ts'
import type { LeadHandle } from './leadCalls.ts'
import { createTestServer, type TestServer } from './testServer.ts'
import { readState, requestStatus, submitApplication } from './leadRequests.ts'

/** The amount of the application selects the lender, and so the fault. */
export const lenderFaults = {
  none: 1000,
  slow: 1100,
  error: 1200,
  duplicate: 1300,
  late: 1400,
  'out-of-order': 1500,
  'wrong-signature': 1600,
  down: 1700,
  'bank-link': 1800,
  documents: 1900,
  adjustable: 2000,
} as const
export type LenderFault = keyof typeof lenderFaults

/** Lenders with these faults never get their events accepted, so their time limits are short. */
export const faultsWithoutEvents: readonly LenderFault[] = ['error', 'late', 'wrong-signature']

export const secret = 'a-secret-of-the-lenders-of-the-tests'
export const toKey = (fault: LenderFault): string => fault.replaceAll('-', '')
const faultNames = listKeys(lenderFaults)

const buildRow = (key: string, port: number) => ({
  key,
  name: `Lender ${key}`,
  country: 'PL',
  order: 1,
  url: `http://127.0.0.1:${port}/${key}`,
  secretVariable: 'LENDER_SECRET',
  contact: { website: `https://${key}.example`, email: `help@${key}.example` },
  sends: ['amount', 'period', 'incomeDetails.monthlyIncome'],
  policies: ['lender-terms'],
  answerSeconds: 60,
  followUpSeconds: 60,
})

const today = requireIsoDate(new Date().toISOString().slice(0, 10))
const buildPersona = (amount: number) => ({
  ...anna,
  answers: {
    ...anna.answers,
    amount,
    incomeDetails: { ...anna.answers.incomeDetails, incomePayday: addDays(today, 10) },
  },
})

/** Opens the server and the lenders before the tests of a `describe` block and closes them after it. */
export const createExampleLenders = (open: () => Promise<Storage>) => {
  let server: TestServer
  let worker: OutboxWorker
  let lenders: LenderProcess
  let downPort: number
  let folder: string
  const stopping = new AbortController()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'loan-lenders-'))
    const [port, lenderPort] = [await findFreePort(), await findFreePort()] as const
    downPort = await findFreePort()
    const rows = faultNames.map((fault) => ({
      ...buildRow(toKey(fault), fault === 'down' ? downPort : lenderPort),
      serves: [{ path: 'amount', reason: 'amount', isOneOf: [lenderFaults[fault]] }],
      ...(faultsWithoutEvents.includes(fault) && { answerSeconds: 2 }),
    }))
    const file = join(folder, 'lenders.json')
    writeFileSync(file, JSON.stringify({ lenders: [...rows, { ...buildRow('next', lenderPort), order: 2 }] }))
    const environment = { LENDERS: 'real', LENDERS_FILE: file, LENDER_SECRET: secret, REDIRECT_HOSTS: 'next.example' }
    server = await createTestServer(await open(), environment, { clock: () => new Date() })
    await server.app.listen({ port, host: '127.0.0.1' })
    const { config } = server.services
    worker = createTestWorker(server, createLenderAdapter(config, environment).buildHandlers(server.now))
    worker.start()
    startDueLeads({ ...server.services, stopping: stopping.signal })
    lenders = await startLenderProcess({
      port: lenderPort,
      loansUrl: `http://127.0.0.1:${port}`,
      lenders: [
        ...faultNames.filter((fault) => fault !== 'down').map((fault) => ({ key: toKey(fault), secret, fault })),
        { key: 'next', secret, fault: 'redirects' },
      ],
    })
  })
  afterAll(async () => {
    stopping.abort()
    await worker.stop()
    await lenders.stop()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Polls until the lead is in one of the states. */
  const waitFor = async (owned: LeadHandle, ...states: readonly string[]): Promise<void> => {
    await expect
      .poll(async () => readState(await requestStatus(server, owned)), { timeout: 60_000, interval: 50 })
      .toSatisfy((state: string | null) => state !== null && states.includes(state))
  }
  const submit = (fault: LenderFault): Promise<LeadHandle> =>
    submitApplication(server, buildPersona(lenderFaults[fault]))
  /** Waits for each state, and answers it in favour of the applicant. */
  const answerSteps = async (owned: LeadHandle, ...states: readonly string[]): Promise<void> => {
    for (const state of states) {
      await waitFor(owned, state)
      await answer(server, owned, await requestStatus(server, owned))
    }
  }
  const acceptOffer = async (owned: LeadHandle, ...additionalSteps: readonly string[]): Promise<void> => {
    await answerSteps(owned, 'MOBILE_VERIFICATION', 'POLICY_CONSENTS', ...additionalSteps, 'PROFICREDIT_OFFER')
    await waitFor(owned, 'ACCEPTED')
  }
  return {
    /** `server`, `output` and `downPort` have their values after `beforeAll`. */
    server: () => server,
    output: () => lenders.output(),
    downPort: () => downPort,
    waitFor,
    submit,
    answerSteps,
    acceptOffer,
  }
}
