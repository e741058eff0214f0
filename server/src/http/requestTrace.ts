// The trace of a request: the one that the caller sent, or a new one.
import type { FastifyRequest } from 'fastify'
import { createTrace, parseTraceparent, type Trace } from '../lib/traceContext.ts'

const traces = new WeakMap<FastifyRequest, Trace>()

/** Returns the same trace for every call with the request. */
export const getTrace = (request: FastifyRequest): Trace => {
  const trace = traces.get(request) ?? parseTraceparent(request.headers['traceparent']) ?? createTrace()
  traces.set(request, trace)
  return trace
}
