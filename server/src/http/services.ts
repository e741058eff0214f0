// What every handler may use.
import type { Product } from '@loan/domain/products/product'
import type { CaptchaGateway } from '../captcha/captchaGateway.ts'
import type { LeadServices } from '../leads/leadServices.ts'
import type { Log } from '../lib/log.ts'
import type { UploadReader } from '../uploads/uploadReader.ts'
import type { UploadStorage } from '../uploads/uploadStorage.ts'

export type Services = LeadServices & {
  readonly uploads: UploadStorage
  readonly uploadReader: UploadReader
  /** Null where an application is submitted without a captcha token. */
  readonly captcha: CaptchaGateway | null
  /** The product whose page this server delivers beside the API. */
  readonly ownProduct: Product
  readonly log: Log
}
