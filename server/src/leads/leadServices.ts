// The dependencies of the lead code. They include the clock, so that tests can set the time.
import type { Product } from '@loan/domain/products/product'
import type { Config } from '../config/config.ts'
import type { SecretKey } from '../config/secretKey.ts'
import type { Storage } from '../database/storage.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { LenderGateway } from '../ports/lenderGateway.ts'
import type { ProviderGateway } from '../ports/providerGateway.ts'
import type { PasswordHasher } from './passwordHasher.ts'

export type LeadServices = {
  readonly config: Config
  readonly storage: Storage
  /** The source of the keys of hashes and encryption. */
  readonly secretKey: SecretKey
  readonly passwordHasher: PasswordHasher
  readonly lenders: LenderGateway
  readonly providers: ProviderGateway
  readonly metrics: Metrics
  /** All products that leads can belong to. */
  readonly products: readonly Product[]
  readonly now: () => Date
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal
}
