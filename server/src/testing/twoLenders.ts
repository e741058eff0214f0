// A server whose settings file has two real lenders in Poland, both at one address that records what it receives. For
// tests only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { requestSchema } from '../adapters/http-lender/lenderMessages.ts'
import { createLenderAdapter } from '../adapters/lenderGateways.ts'
import type { Storage } from '../database/storage.ts'
import { createTestWorker } from './outboxWorker.ts'
import { startSmsServer, type TestSmsServer } from './smsServer.ts'
import { createTestServer, type TestServer } from './testServer.ts'

/** The secrets by environment variable. */
export const lenderSecrets = {
  LENDER_ONE: 'the-secret-of-the-first-lender-1',
  LENDER_TWO: 'the-secret-of-the-second-lender-2',
}

const parseRequest = (body: string) => v.parse(v.pipe(v.string(), v.parseJson(), requestSchema), body)
export type LenderRequest = ReturnType<typeof parseRequest>

/** The settings of each lender that differ between tests. */
export type LenderSettings = {
  readonly sends: readonly string[]
  readonly followUpSeconds: number
  readonly maxOffers?: number
}

/** Writes the file with the second lender first, because `order` decides. */
const writeSettings = (file: string, url: string, settings: LenderSettings): void => {
  const contact = { website: 'https://one.example', email: 'help@one.example' }
  const row = { country: 'PL', url, answerSeconds: 60, contact, ...settings }
  const first = { ...row, key: 'one', name: 'One', order: 1, secretVariable: 'LENDER_ONE' }
  const second = { ...row, key: 'two', name: 'Two', order: 2, secretVariable: 'LENDER_TWO' }
  writeFileSync(file, JSON.stringify({ lenders: [second, first] }))
}

export type TwoLenders = {
  readonly server: TestServer
  /** The address of both lenders. */
  readonly address: TestSmsServer
  /** Sends the requests that are due, and returns them in the order of their kinds. */
  readonly sendDue: () => Promise<readonly LenderRequest[]>
  readonly close: () => Promise<void>
}

export const startTwoLenders = async (
  storage: Storage,
  settings: LenderSettings,
  other: Readonly<Record<string, string>> = {},
): Promise<TwoLenders> => {
  const address = await startSmsServer()
  const folder = mkdtempSync(join(tmpdir(), 'loan-lenders-'))
  const file = join(folder, 'lenders.json')
  writeSettings(file, address.url, settings)
  const environment = { LENDERS: 'real', LENDERS_FILE: file, ...lenderSecrets, ...other }
  const server = await createTestServer(storage, environment)
  return {
    server,
    address,
    sendDue: async () => {
      const before = address.received.length
      const handlers = createLenderAdapter(server.services.config, environment).buildHandlers(server.now)
      await createTestWorker(server, handlers).sendDue()
      // Each lender has its own queue, so requests to several lenders have no order.
      return address.received
        .slice(before)
        .map(({ body }) => parseRequest(body))
        .toSorted((left, right) => left.kind.localeCompare(right.kind))
    },
    close: async () => {
      await server.close()
      await address.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
