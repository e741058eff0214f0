// The services that every handler may use.
import type { Product } from '@loan/domain/products/product'
import type { DocumentWriter } from '../documents/documentWriter.ts'
import type { LeadServices } from '../leads/leadServices.ts'
import type { Log } from '../lib/log.ts'
import type { UploadReader } from '../uploads/uploadReader.ts'
import type { CaptchaGateway } from '../ports/captchaGateway.ts'
import type { FileScanner } from '../ports/fileScanner.ts'
import type { FileStore } from '../ports/fileStore.ts'

export type Services = LeadServices & {
  readonly uploads: FileStore
  readonly uploadReader: UploadReader
  /** Null when uploaded files are not scanned. */
  readonly fileScanner: FileScanner | null
  readonly documentWriter: DocumentWriter
  /** Null when a submission needs no captcha token. */
  readonly captcha: CaptchaGateway | null
  /** The product whose page this server serves. */
  readonly ownProduct: Product
  readonly log: Log
}
