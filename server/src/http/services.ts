// The services that every handler may use.
import type { Product } from '@loan/domain/products/product'
import type { CaptchaGateway } from '../captcha/captchaGateway.ts'
import type { DocumentWriter } from '../documents/documentWriter.ts'
import type { LeadServices } from '../leads/leadServices.ts'
import type { Log } from '../lib/log.ts'
import type { UploadReader } from '../uploads/uploadReader.ts'
import type { UploadStorage } from '../uploads/uploadStorage.ts'

export type Services = LeadServices & {
  readonly uploads: UploadStorage
  readonly uploadReader: UploadReader
  readonly documentWriter: DocumentWriter
  /** Null when a submission needs no captcha token. */
  readonly captcha: CaptchaGateway | null
  /** The product whose page this server serves. */
  readonly ownProduct: Product
  readonly log: Log
}
