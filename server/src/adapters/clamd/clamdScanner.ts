// Scans files with ClamAV's daemon by its command INSTREAM (docs.clamav.net, "ClamD Protocol"). A chunk is four bytes
// of length and the data; an empty chunk is the end. The reply is one line that ends with a null character.
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import type { ClamdAddress } from '../../config/fileScanVariables.ts'
import { createConcurrencyLimit } from '../../lib/concurrencyLimit.ts'
import { getErrorCode } from '../../lib/getErrorCode.ts'
import type { FileScanner } from '../../ports/fileScanner.ts'
import { GatewayError } from '../../ports/gatewayError.ts'

export type ClamdLimits = {
  /** The maximum duration of a scan, with the connection. */
  readonly scanMs: number
  /** The maximum duration without any byte in either direction. */
  readonly idleMs: number
}

/** @assumed a document of 10 MB takes clamd well under a second; the page's own limit for an upload is longer. */
const clamdLimits: ClamdLimits = { scanMs: 20_000, idleMs: 10_000 }

/** Below the ten threads of a clamd with its default settings, so that several servers can share one. */
const concurrency = { maxRunning: 4, maxQueued: 32, retryAfterSeconds: 5 }

const chunkBytes = 64 * 1024
const maxReplyBytes = 4096

const encodeLength = (length: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

function* listFrames(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    const chunk = bytes.subarray(from, from + chunkBytes)
    yield encodeLength(chunk.length)
    yield chunk
  }
  yield encodeLength(0)
}

/** Throws GatewayError for a reply that is neither a clean file nor malware, such as an exceeded size limit. */
const parseReply = (reply: string): boolean => {
  if (reply === 'stream: OK') return false
  if (/^stream: \S.* FOUND$/u.test(reply)) return true
  // The reply can name a path of the daemon's machine, so only its kind is logged.
  throw new GatewayError('temporary', reply.includes('size limit') ? 'clamd-size-limit' : 'clamd-error')
}

/** Resolves with the reply without its null character. */
const requestScan = (address: ClamdAddress, bytes: Uint8Array, { scanMs, idleMs }: ClamdLimits): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(address)
    const frames = Readable.from(listFrames(bytes), { objectMode: false })
    const fail = (code: string): void => {
      reject(new GatewayError('unreachable', code))
      socket.destroy()
    }
    const limit = setTimeout(() => fail('timeout'), scanMs)
    let reply = ''
    socket.setTimeout(idleMs, () => fail('timeout'))
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      reply += String(text)
      const end = reply.indexOf('\0')
      if (end === -1 && reply.length <= maxReplyBytes) return
      if (end === -1) fail('clamd-reply')
      else resolve(reply.slice(0, end))
      socket.destroy()
    })
    socket.on('error', (error) => fail(getErrorCode(error) || 'network'))
    // After a resolved or rejected promise this has no effect.
    socket.on('close', () => {
      clearTimeout(limit)
      frames.destroy()
      fail('closed')
    })
    frames.pipe(socket, { end: false })
  })

export const createClamdScanner = (address: ClamdAddress, limits: ClamdLimits = clamdLimits): FileScanner => {
  const withLimit = createConcurrencyLimit(concurrency)
  return { hasMalware: (bytes) => withLimit(async () => parseReply(await requestScan(address, bytes, limits))) }
}
