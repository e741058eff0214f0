// Builds the Fastify instance. main.ts makes it listen; tests inject requests.
import fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { rejectInOverload } from './http/admission.ts'
import { type ClientErrors, createClientErrors } from './http/clientErrors.ts'
import { createDateHeader } from './http/dateHeader.ts'
import { timeoutsMs } from './http/drain.ts'
import { buildBaseHeaders } from './http/headers.ts'
import { buildNotFoundError } from './lib/leadError.ts'
import { allowPageOrigins, answerPreflights } from './http/pageOrigins.ts'
import { limitRequests } from './http/rateLimits.ts'
import { registerContract } from './http/registerContract.ts'
import { checkRequestForm } from './http/requestForm.ts'
import { createRequestIdGenerator } from './http/requestId.ts'
import { getTrace } from './http/requestTrace.ts'
import { isApiCall, sendNotFound, sendProblem } from './http/sendProblem.ts'
import type { Services } from './http/services.ts'
import { loadAllRules } from './leads/answers/validateApplication.ts'
import { registerDocs } from './routes/docs.ts'
import { registerLenderEvents } from './routes/lenderEvents.ts'
import { registerLenderFiles } from './routes/lenderFiles.ts'
import { registerProviderEvents } from './routes/providerEvents.ts'
import { registerLogos } from './routes/logos.ts'
import { registerMessageReports } from './routes/messageReports.ts'
import { registerMetrics } from './routes/metrics.ts'
import { registerOneClickUnsubscribe } from './routes/oneClickUnsubscribe.ts'
import { registerOperations } from './routes/operations.ts'
import { registerOperators } from './routes/operators/registerOperators.ts'
import { registerPage } from './routes/page.ts'
import { registerPolicyReports } from './routes/policyReports.ts'
import { assertRoutesFit, routes } from './routes/registry.ts'
import { registerSandbox } from './routes/sandbox.ts'
import { registerSandboxContract } from './routes/sandboxContract.ts'
import { registerSandboxKey } from './routes/sandboxKey.ts'
import { registerSandboxLeads } from './routes/sandboxLeads.ts'
import { registerSandboxPartner } from './routes/sandboxPartner.ts'
import { registerWellKnown } from './routes/wellKnown.ts'

/** Valibot checks requests and replies (registerContract). Fastify's own compilers take a fifth of a start to load. */
const rejectSchema = (): never => {
  throw new Error('A route has a JSON schema: the contract describes calls')
}
const noSchemaCompilers = { buildValidator: rejectSchema, buildSerializer: rejectSchema } as const

const bodyLimitBytes = 256 * 1024

/** Parses JSON only; another content type is 415. Rejects the keys `__proto__` and `constructor`. */
const parseJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
}

const setHeaders = (app: FastifyInstance, base: Readonly<Record<string, string>>, readDate: () => string): void => {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers(base).header('date', readDate()).header('x-request-id', id)
  })
}

const reportRequests = (app: FastifyInstance, { log, metrics }: Services): void => {
  app.addHook('onResponse', async (request, reply) => {
    if (request.isRejectedInOverload) return
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    const route = request.routeOptions.url ?? '(none)'
    const ms = Math.round(elapsedTime * 10) / 10
    log.request({ traceId: request.id, w3cTraceId: getTrace(request).traceId, method, route, status, ms })
    metrics.recordRequest({ method, route, status, seconds: elapsedTime / 1000 })
  })
}

/** Fastify creates one server per address of the host and exposes only the first. */
const watchEach =
  (create: FastifyServerFactory, watch: ClientErrors['watch']): FastifyServerFactory =>
  (handler, options) => {
    const server = create(handler, options)
    watch(server)
    return server
  }

/** Throws when a call of the contract has no handler or a handler has no call. */
export const buildApp = async (services: Services, serverFactory?: FastifyServerFactory): Promise<FastifyInstance> => {
  assertRoutesFit()
  await loadAllRules(services.products)
  const { trustedProxies } = services.config
  const base = buildBaseHeaders(services.config)
  const readDate = createDateHeader(services.now)
  const clientErrors = createClientErrors({ base, now: services.now, log: services.log })
  const app = fastify({
    logger: false,
    genReqId: createRequestIdGenerator(services.config),
    // assertOneHost sends a problem document instead.
    http: { requireHostHeader: false },
    clientErrorHandler: clientErrors.handle,
    bodyLimit: bodyLimitBytes,
    ...timeoutsMs,
    ...(serverFactory !== undefined && { serverFactory: watchEach(serverFactory, clientErrors.watch) }),
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1000 },
    schemaController: { compilersFactory: noSchemaCompilers },
    // Fastify runs no hooks for these requests.
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply.headers(base).header('date', readDate()), services)
    },
  })
  app.addHook('onClose', () => services.uploadReader.close())
  app.addHook('onClose', () => services.documentWriter.close())
  if (serverFactory === undefined) clientErrors.watch(app.server)
  parseJsonOnly(app)
  rejectInOverload(app, services, base)
  setHeaders(app, base, readDate)
  allowPageOrigins(app, services.config)
  reportRequests(app, services)
  limitRequests(app, services.config)
  answerPreflights(app, services.config)
  checkRequestForm(app)
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, services))
  app.setNotFoundHandler((request, reply) =>
    isApiCall(request) ? sendProblem(buildNotFoundError(), request, reply, services) : sendNotFound(request, reply),
  )
  registerContract(app, { routes, services })
  registerOneClickUnsubscribe(app, services)
  registerLogos(app, services)
  registerOperations(app, services)
  registerMetrics(app, services)
  registerDocs(app, services)
  registerWellKnown(app, services)
  registerPolicyReports(app, services)
  registerMessageReports(app, services)
  registerLenderEvents(app, services)
  registerLenderFiles(app, services)
  registerProviderEvents(app, services)
  registerOperators(app, services)
  if (services.config.hasSandbox) {
    registerSandboxKey(app, services)
    registerSandbox(app, services)
    registerSandboxLeads(app, services)
    registerSandboxPartner(app, services)
    registerSandboxContract(app, services)
  }
  await registerPage(app, services)
  return app
}
