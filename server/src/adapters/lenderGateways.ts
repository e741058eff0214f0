// Selects the gateway of lenders by configuration, and what sends its requests.
import type { Config } from '../config/config.ts'
import type { OutboxHandler } from '../outbox/sendRequest.ts'
import type { LenderGateway } from '../ports/lenderGateway.ts'
import { createHttpLenders } from './http-lender/httpLenders.ts'
import { readLenderFile } from './http-lender/lenderFile.ts'
import { buildLenderHandlers } from './http-lender/lenderHandlers.ts'
import { createSandboxLenders } from './sandbox/sandboxLenders.ts'

export type LenderAdapter = {
  readonly gateway: LenderGateway
  readonly buildHandlers: (now: () => Date) => readonly OutboxHandler[]
}

/** `environment` has the secrets that the file of lenders names. Throws ConfigError for an invalid file. */
export const createLenderAdapter = (
  { lenders, hasSandbox }: Pick<Config, 'lenders' | 'hasSandbox'>,
  environment: Readonly<Record<string, string | undefined>>,
): LenderAdapter => {
  if (lenders.adapter === 'sandbox')
    return { gateway: createSandboxLenders({ hasScenarios: hasSandbox }), buildHandlers: () => [] }
  const rows = readLenderFile(lenders.file, environment)
  return { gateway: createHttpLenders(rows), buildHandlers: (now) => buildLenderHandlers(rows, now) }
}
