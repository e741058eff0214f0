// Services whose requests to outside systems continue the trace of a call.
import type { FastifyRequest } from 'fastify'
import { formatTraceparent } from '../lib/traceContext.ts'
import { getTrace } from './requestTrace.ts'
import type { Services } from './services.ts'

export const withTrace = (services: Services, request: FastifyRequest): Services => ({
  ...services,
  storage: { ...services.storage, traceparent: formatTraceparent(getTrace(request)) },
})
