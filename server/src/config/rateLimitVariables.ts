// The environment variables of the rate limits: requests a minute from one client network, by kind of call; 0 disables
// a limit. config.ts spreads them.
import * as v from 'valibot'
import { wholeNumber } from './wholeNumber.ts'

const limit = (requests: number) => v.optional(wholeNumber(0, 10_000_000), String(requests))

export const rateLimitVariables = {
  RATE_LIMIT_READS: limit(3000),
  RATE_LIMIT_WRITES: limit(1500),
  RATE_LIMIT_CODES: limit(300),
  RATE_LIMIT_UPLOADS: limit(60),
  RATE_LIMIT_PAGES: limit(12_000),
  RATE_LIMIT_REPORTS: limit(300),
  RATE_LIMIT_HEALTH: limit(6000),
} as const

const environmentSchema = v.object(rateLimitVariables)

export const readRateLimits = (environment: v.InferOutput<typeof environmentSchema>) => ({
  reads: environment.RATE_LIMIT_READS,
  writes: environment.RATE_LIMIT_WRITES,
  codes: environment.RATE_LIMIT_CODES,
  uploads: environment.RATE_LIMIT_UPLOADS,
  /** All requests without another kind: files, documents, the sandbox, unknown URLs, preflights. */
  pages: environment.RATE_LIMIT_PAGES,
  reports: environment.RATE_LIMIT_REPORTS,
  health: environment.RATE_LIMIT_HEALTH,
})
