// How often one address may call: generous for reading and writing, tight where codes and secrets could be guessed.
import rateLimit from '@fastify/rate-limit'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { EndpointName } from '@loan/domain/contract/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ProblemError } from './problemError.ts'

type Kind = keyof Config['rateLimits']

const guessable: readonly EndpointName[] = [
  'verifyMobile',
  'resendMobileCode',
  'changeMobile',
  'leadFromLink',
  'leadFromLinkLegacy',
  'confirmLink',
  'renewLink',
  'sendContinueLink',
  'setPassword',
  'openByPassword',
  'leadMobileVerification',
]

export const limitKindOf = (name: EndpointName, { method, fileTypes }: Endpoint): Kind => {
  if (fileTypes !== null) return 'uploads'
  if (guessable.includes(name)) return 'codes'
  return method === 'GET' ? 'reads' : 'writes'
}

export type Limiter = (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const unlimited: Limiter = async () => {}

/**
 * One counter for each kind of call, shared by all routes of that kind; a limit of 0 is none.
 * @assumed limits at all: SPEC.md names none.
 */
export const createLimiters = async (
  app: FastifyInstance,
  { rateLimits }: Config,
): Promise<Readonly<Record<Kind, Limiter>>> => {
  await app.register(rateLimit, { global: false })
  const limit = (max: number): Limiter =>
    max === 0
      ? unlimited
      : app.rateLimit({
          max,
          timeWindow: 60_000,
          errorResponseBuilder: (_request, { ttl }) =>
            new ProblemError('too-many-requests', 'Too many calls from this address.', {
              retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)),
            }),
        })
  return {
    reads: limit(rateLimits.reads),
    writes: limit(rateLimits.writes),
    codes: limit(rateLimits.codes),
    uploads: limit(rateLimits.uploads),
  }
}
