// Size in bytes after brotli compression with the highest quality, as a CDN sends it.
import { brotliCompressSync, constants } from 'node:zlib'

export const brotliSize = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength
