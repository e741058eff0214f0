// What a request must be before any route reads it: one host, no content coding, and text in UTF-8.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problemError.ts'

const countHosts = ({ raw: { rawHeaders } }: FastifyRequest): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** Two hosts are read differently by a proxy and by this server. HTTP/1.0 needs none. */
const assertOneHost = (request: FastifyRequest): void => {
  const hosts = countHosts(request)
  if (hosts === 1 || (hosts === 0 && request.raw.httpVersion === '1.0')) return
  throw new ProblemError('bad-request', 'A request has exactly one Host header.')
}

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)"?/iu

const assertReadable = ({ headers }: FastifyRequest): void => {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding !== 'identity')
    throw new ProblemError('not-json', 'Content codings are not accepted; send the body as it is.')
  const named = charset.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  if (named !== 'utf-8' && named !== 'utf8') throw new ProblemError('not-json', 'Only the charset UTF-8 is accepted.')
}

export const checkRequestForm = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    assertOneHost(request)
    assertReadable(request)
  })
}
