// A real TCP server on this machine that speaks the command INSTREAM of clamd. It reports files that contain a marker
// as malware. For tests only.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { ClamdAddress } from '../config/fileScanVariables.ts'

export const malwareMarker = 'MALWARE-OF-THE-TESTS'

/** `null` sends no reply and keeps the connection open; an empty text ends it without a reply. */
type ClamdReply = string | null

export type TestClamd = {
  readonly address: ClamdAddress
  /** The value of CLAMD_ADDRESS. */
  readonly variable: string
  /** The files of complete requests. */
  readonly received: readonly Buffer[]
  /** The next replies; without one a file gets the reply that its content requires. */
  readonly replies: ClamdReply[]
  readonly close: () => Promise<void>
}

const command = 'zINSTREAM\0'

/** Returns the file of a complete request; null when more bytes are expected. Throws for another command. */
const parseRequest = (bytes: Buffer): Buffer | null => {
  if (bytes.length < command.length) return null
  if (bytes.toString('latin1', 0, command.length) !== command) throw new Error('UNKNOWN COMMAND')
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** `path` makes it listen on a Unix socket. */
export const startClamd = async (path?: string): Promise<TestClamd> => {
  const received: Buffer[] = []
  const replies: ClamdReply[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const file = parseRequest(bytes)
      if (file === null) return
      received.push(file)
      const found = file.includes(malwareMarker) ? 'stream: Tests.Marker FOUND\0' : 'stream: OK\0'
      const reply = replies.length === 0 ? found : replies.shift()
      if (reply === null || reply === undefined) return
      socket.end(reply)
    })
  })
  if (path === undefined) server.listen(0, '127.0.0.1')
  else server.listen(path)
  await once(server, 'listening')
  const address = server.address()
  if (address === null) throw new Error('The scanner has no address')
  const isPath = typeof address === 'string'
  return {
    address: isPath ? { path: address } : { host: '127.0.0.1', port: address.port },
    variable: isPath ? `unix:${address}` : `tcp://127.0.0.1:${address.port}`,
    received,
    replies,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
