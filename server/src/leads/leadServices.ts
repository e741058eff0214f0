// The dependencies of the lead code. They include the clock, so that tests can set the time.
import type { Product } from '@loan/domain/products/product'
import type { Config } from '../config/config.ts'
import type { Storage } from '../database/storage.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { PasswordHasher } from './passwordHasher.ts'

export type LeadServices = {
  readonly config: Config
  readonly storage: Storage
  /** The input of keyed hashes (config/secretKey.ts). */
  readonly secretKey: string
  readonly passwordHasher: PasswordHasher
  readonly metrics: Metrics
  /** All products that leads can belong to. */
  readonly products: readonly Product[]
  readonly now: () => Date
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal
}
