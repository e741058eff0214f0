// Authenticates calls from outside systems by the signature of their body (lib/signedBody.ts).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseJson } from '@loan/domain/parseJson'
import { callWindowMs } from '../database/receivedCalls.ts'
import { hasValidSignature, signatureHeader, timestampHeader } from '../lib/signedBody.ts'
import { ProblemError } from './problemError.ts'

/** Bodies in the scope are texts, because the signature is over the bytes of the body. */
export const registerSignedBodyParser = (scope: FastifyInstance, bodyLimit: number): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
}

const readHeader = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const parseBody = (text: string): unknown => {
  const json = parseJson(text)
  if (json === undefined) throw new ProblemError('bad-request', 'The body is not JSON.')
  return json
}

/** Returns the parsed JSON of the body. Throws `token-needed` for a wrong signature or an old timestamp. */
export const readSignedBody = (request: FastifyRequest, secret: string, now: Date): unknown => {
  const body = typeof request.body === 'string' ? request.body : ''
  const timestamp = readHeader(request, timestampHeader)
  const signature = readHeader(request, signatureHeader)
  if (!hasValidSignature(secret, { timestamp, signature, body }, { now, windowMs: callWindowMs })) {
    throw new ProblemError('token-needed', 'The signature or the timestamp of this call is invalid.')
  }
  return parseBody(body)
}
