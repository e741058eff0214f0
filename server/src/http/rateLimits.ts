// Limits the requests a minute of one client network, by kind: high limits for reads and writes, low limits for calls
// that could guess a code or a secret. Counts are per process: docs/decisions/21-rate-limits.md.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { EndpointName } from '@loan/domain/contract/registry'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { formatClientNetwork } from './clientAddress.ts'
import { ProblemError } from './problemError.ts'
import { createRequestCounter, type RequestCounter } from './requestCounter.ts'

export type LimitKind = keyof Config['rateLimits']

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The default is `pages`, for example for files and unknown URLs. */
    limitKind?: LimitKind
  }
}

const guessableCalls: readonly EndpointName[] = [
  'verifyMobile',
  'resendMobileCode',
  'changeMobile',
  'leadFromLink',
  'leadFromLinkLegacy',
  'confirmLink',
  'renewLink',
  'sendContinueLink',
  'createPhoneLink',
  'setPassword',
  'openByPassword',
  'leadMobileVerification',
]

export const resolveLimitKind = (name: EndpointName, { method, fileTypes }: Endpoint): LimitKind => {
  if (fileTypes !== null) return 'uploads'
  if (guessableCalls.includes(name)) return 'codes'
  return method === 'GET' ? 'reads' : 'writes'
}

/** Returns null for a limit of 0, which means no limit. */
const createCounter = (max: number): RequestCounter | null => (max === 0 ? null : createRequestCounter())

/**
 * All routes of one kind share one counter. The hook limits preflights too, although they reach no route.
 * @assumed the limits: the specification names none.
 */
export const limitRequests = (app: FastifyInstance, { rateLimits }: Pick<Config, 'rateLimits'>): void => {
  const counters: Readonly<Record<LimitKind, RequestCounter | null>> = {
    reads: createCounter(rateLimits.reads),
    writes: createCounter(rateLimits.writes),
    codes: createCounter(rateLimits.codes),
    uploads: createCounter(rateLimits.uploads),
    pages: createCounter(rateLimits.pages),
    reports: createCounter(rateLimits.reports),
    health: createCounter(rateLimits.health),
  }
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    const kind = routeOptions.config.limitKind ?? 'pages'
    const counted = counters[kind]?.add(formatClientNetwork(ip), performance.now())
    if (counted === undefined || counted.count <= rateLimits[kind]) return
    throw new ProblemError('too-many-requests', 'Too many requests from this address.', {
      retryAfterSeconds: Math.max(1, Math.ceil(counted.msLeft / 1000)),
    })
  })
}
