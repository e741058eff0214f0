// What every handler may use. The clock is here so that tests can move time.
import type { Product } from '@loan/domain/products/product'
import type { CaptchaGateway } from '../captcha/captchaGateway.ts'
import type { Config } from '../config.ts'
import type { Storage } from '../database/storage.ts'
import type { PasswordHasher } from '../leads/passwordHasher.ts'
import type { UploadReader } from '../uploads/uploadReader.ts'
import type { UploadStorage } from '../uploads/uploadStorage.ts'
import type { Log } from './log.ts'

export type Services = {
  readonly config: Config
  readonly storage: Storage
  /** What keyed hashes are made with (secretKey.ts). */
  readonly secretKey: string
  readonly uploads: UploadStorage
  readonly uploadReader: UploadReader
  readonly passwordHasher: PasswordHasher
  /** Null where an application is sent without a captcha token. */
  readonly captcha: CaptchaGateway | null
  /** Every product a lead may belong to. */
  readonly products: readonly Product[]
  /** The one whose page is served beside the API. */
  readonly ownProduct: Product
  readonly now: () => Date
  /** Aborted once the server is about to stop. */
  readonly stopping: AbortSignal
  readonly log: Log
}
