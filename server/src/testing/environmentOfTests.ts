// The settings of every test server: no limits, and a fixed secret. For tests and the bench only.
import type { SecretKey } from '../config/secretKey.ts'

export const noRateLimits = {
  RATE_LIMIT_READS: '0',
  RATE_LIMIT_WRITES: '0',
  RATE_LIMIT_CODES: '0',
  RATE_LIMIT_UPLOADS: '0',
  RATE_LIMIT_PAGES: '0',
  RATE_LIMIT_REPORTS: '0',
  RATE_LIMIT_HEALTH: '0',
} as const

export const environmentOfTests = {
  PUBLIC_URL: 'http://localhost:8080',
  ...noRateLimits,
  DATABASE_TARGET_WAIT_MS: '0',
  CODES_PER_NUMBER: '0',
  CODES_PER_ADDRESS: '0',
} as const

export const secretKeyOfTests: SecretKey = { current: 'a secret of the tests, of fitting length', others: [] }
