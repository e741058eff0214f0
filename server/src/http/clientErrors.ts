// Answers requests that Node's HTTP parser rejects (malformed, too slow, headers too large). They reach no route and no
// hook of Fastify. The reply has the problem document and the headers of every other reply.
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemType } from '@loan/domain/contract/problemTypes'
import { getErrorCode } from '../lib/getErrorCode.ts'
import type { Log } from '../lib/log.ts'
import { ProblemError } from './problemError.ts'
import { buildProblemReply } from './problemReply.ts'

const typesByCode: Readonly<Record<string, ProblemType>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
}

const details: Readonly<Partial<Record<ProblemType, string>>> = {
  'request-timeout': 'The request did not arrive in time.',
  'headers-too-large': 'The headers exceed the size limit.',
}

type Reply = { readonly status: number; readonly text: string }

type ErrorContext = { readonly base: Readonly<Record<string, string>>; readonly now: () => Date }

const buildReply = (error: Error, traceId: string, { base, now }: ErrorContext): Reply => {
  const type = typesByCode[getErrorCode(error)] ?? 'bad-request'
  const detail = details[type] ?? 'The request cannot be read.'
  const { status, body } = buildProblemReply(new ProblemError(type, detail), traceId)
  const content = JSON.stringify(body)
  const headers = {
    ...base,
    'x-request-id': traceId,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(content)),
    // The clock of every other reply, because the page computes remaining times from it.
    date: now().toUTCString(),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return { status, text: `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${content}` }
}

export type ClientErrorHandler = (error: Error, socket: Socket) => void

export type ClientErrors = {
  readonly handle: ClientErrorHandler
  /** Tracks the connections with a reply in progress, and passes every request to Fastify. */
  readonly watch: (server: Pick<Server, 'on' | 'emit'>) => void
}

export const createClientErrors = ({ log, ...context }: ErrorContext & { readonly log: Log }): ClientErrors => {
  const replies = new WeakMap<Socket, ServerResponse>()
  return {
    watch: (server) => {
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        replies.set(request.socket, response)
        response.once('close', () => replies.delete(request.socket))
      })
      // Node answers an unknown `Expect` with a reply that lacks our headers. A server may ignore it (RFC 9110
      // §10.1.1).
      server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
        server.emit('request', request, response)
      })
    },
    handle: (error, socket) => {
      const hasStarted = replies.get(socket)?.headersSent === true
      if (getErrorCode(error) === 'ECONNRESET' || !socket.writable || hasStarted) {
        socket.destroy()
        return
      }
      const traceId = randomUUID()
      const { status, text } = buildReply(error, traceId, context)
      log.request({ traceId, method: '(none)', route: '(none)', status, ms: 0 })
      socket.write(text)
      socket.destroySoon()
    },
  }
}
