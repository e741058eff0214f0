// Bytes on the wire as a CDN would send them: brotli at its best.
import { brotliCompressSync, constants } from 'node:zlib'

export const brotliSize = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength
