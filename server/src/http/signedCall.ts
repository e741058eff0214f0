// Authenticates calls from outside systems by the signature of their body (lib/signedBody.ts).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseJson } from '@loan/domain/parseJson'
import { callWindowMs } from '../database/receivedCalls.ts'
import { findSignatureFault, type SharedSecrets, signatureHeader, timestampHeader } from '../lib/signedBody.ts'
import { ProblemError } from './problemError.ts'

/** Bodies in the scope are bytes, because the signature is over the bytes of the body. */
export const registerSignedBodyParser = (scope: FastifyInstance, bodyLimit: number): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
}

const readHeader = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** A wrong clock has other causes than a wrong secret. The header `Date` of the reply has the time of the server. */
const faultDetails = {
  signature: 'The signature of this call is invalid.',
  timestamp: 'The timestamp of this call is not in seconds, or more than five minutes from the time of the server.',
} as const

/** Null for bytes that are no UTF-8. */
const decodeText = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const parseBody = (bytes: Uint8Array): unknown => {
  const text = decodeText(bytes)
  if (text === null) throw new ProblemError('bad-request', 'The body is not UTF-8.')
  const json = parseJson(text)
  if (json === undefined) throw new ProblemError('bad-request', 'The body is not JSON.')
  return json
}

/**
 * Returns the parsed JSON of a body that is signed with one of the secrets. Throws `token-needed` for a wrong signature
 * or an old timestamp, and `bad-request` for a signed body that is no JSON in UTF-8.
 */
export const readSignedBody = (request: FastifyRequest, secrets: SharedSecrets, now: Date): unknown => {
  const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
  const timestamp = readHeader(request, timestampHeader)
  const signature = readHeader(request, signatureHeader)
  const fault = findSignatureFault(secrets, { timestamp, signature, body }, { now, windowMs: callWindowMs })
  if (fault !== null) throw new ProblemError('token-needed', faultDetails[fault])
  return parseBody(body)
}
