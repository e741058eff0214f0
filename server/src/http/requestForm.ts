// Validates the headers of a request before any route reads it: one host, no content coding, and the charset UTF-8.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problemError.ts'

const countHosts = ({ raw: { rawHeaders } }: FastifyRequest): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** A proxy and this server can interpret two hosts differently. HTTP/1.0 needs no host. */
const assertOneHost = (request: FastifyRequest): void => {
  const hosts = countHosts(request)
  if (hosts === 1 || (hosts === 0 && request.raw.httpVersion === '1.0')) return
  throw new ProblemError('bad-request', 'A request needs exactly one Host header.')
}

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)"?/iu

const assertReadable = ({ headers }: FastifyRequest): void => {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding !== 'identity')
    throw new ProblemError('not-json', 'Content codings are not accepted; send the body uncompressed.')
  const named = charset.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  if (named !== 'utf-8' && named !== 'utf8') throw new ProblemError('not-json', 'Only the charset UTF-8 is accepted.')
}

export const checkRequestForm = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    assertOneHost(request)
    assertReadable(request)
  })
}
