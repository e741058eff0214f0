// A complete server without a port and with a fake clock. For tests only.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { type Problem, problemSchema } from '@loan/domain/contract/problem'
import type { EndpointName } from '@loan/domain/contract/registry'
import { products } from '@loan/domain/products/registry'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { buildApp } from '../app.ts'
import { createCaptchaGateway } from '../adapters/captchaGateway.ts'
import { createFileScanner } from '../adapters/fileScanner.ts'
import { parseConfig } from '../config/config.ts'
import type { SecretKey } from '../config/secretKey.ts'
import type { Storage } from '../database/storage.ts'
import { createDocumentWriter, documentWriterLimits } from '../documents/documentWriter.ts'
import { createLog } from '../lib/log.ts'
import type { Services } from '../http/services.ts'
import { createProviderGateway } from '../adapters/providerGateways.ts'
import { createLenderAdapter } from '../adapters/lenderGateways.ts'
import type { LenderGateway } from '../ports/lenderGateway.ts'
import type { ProviderGateway } from '../ports/providerGateway.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createPasswordHasher } from '../leads/passwordHasher.ts'
import { createUploadReader, uploadReaderLimits } from '../uploads/uploadReader.ts'
import type { FileStore } from '../ports/fileStore.ts'
import { openFileStore } from '../adapters/fileStore.ts'
import { buildUrl } from './buildUrl.ts'
import { checkReplies } from './checkedApp.ts'
import { environmentOfTests, secretKeyOfTests } from './environmentOfTests.ts'
import { startOfTests } from './personas.ts'
import { parseJson, readReply } from './readReply.ts'

export type CallInput<E extends Endpoint> = {
  readonly params?: v.InferInput<E['params']>
  readonly body?: v.InferInput<E['body']>
  readonly token?: string
  /** The default is a new random key. */
  readonly key?: string
  /** `lender.match` of a status. */
  readonly lenderMatch?: string
  /** The type of a file body. The default is the first type that the endpoint accepts. */
  readonly contentType?: string
  /** The client address; it needs a server that trusts proxies. */
  readonly from?: string
}

export type CallResult<E extends Endpoint> = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly reply: v.InferOutput<E['reply']> | null
  readonly problem: Problem | null
}

export type TestServer = {
  /** Validates every reply against the contract. */
  readonly app: FastifyInstance
  /** The endpoints that have returned their reply so far. */
  readonly answered: ReadonlySet<EndpointName>
  readonly storage: Storage
  /** The services, for code that runs outside the calls. */
  readonly services: Services
  readonly uploads: FileStore
  /** Returns the log output so far. */
  readonly logged: () => string
  readonly passMs: (ms: number) => void
  readonly now: () => Date
  readonly call: <E extends Endpoint>(endpoint: E, sent: CallInput<E>) => Promise<CallResult<E>>
  /** Like `call`, but throws when the status is not 200. */
  readonly mustCall: <E extends Endpoint>(endpoint: E, sent: CallInput<E>) => Promise<v.InferOutput<E['reply']>>
  readonly close: () => Promise<void>
}

export type TestServerOptions = {
  /** Replaces the lenders of the environment. */
  readonly lenders?: LenderGateway
  /** Replaces the providers of the environment. */
  readonly providers?: ProviderGateway
  /** Replaces the fake clock, which only `passMs` advances. */
  readonly clock?: () => Date
  readonly secretKey?: SecretKey
  readonly passwordHasher?: Services['passwordHasher']
}

export const createTestServer = async (
  storage: Storage,
  environment: Readonly<Record<string, string>> = {},
  { lenders, providers, clock, passwordHasher, secretKey = secretKeyOfTests }: TestServerOptions = {},
): Promise<TestServer> => {
  let time = Date.parse(startOfTests)
  const lines: string[] = []
  const config = parseConfig({
    ...environmentOfTests,
    ...environment,
  })
  const now = clock ?? (() => new Date(time))
  const folder = mkdtempSync(join(tmpdir(), 'loan-uploads-'))
  const uploads = openFileStore({ ...config, uploadDir: folder }, storage)
  const gateway = lenders ?? createLenderAdapter(config, environment).gateway
  const services: Services = {
    config,
    storage,
    uploads,
    secretKey,
    uploadReader: createUploadReader(uploadReaderLimits),
    fileScanner: createFileScanner(config),
    documentWriter: createDocumentWriter(documentWriterLimits),
    // passwordHasher.test.ts shows the cost in production.
    passwordHasher: passwordHasher ?? createPasswordHasher({ N: 2 ** 10, r: 8, p: 1, maxmem: 2 ** 24 }),
    captcha: createCaptchaGateway(config),
    lenders: gateway,
    providers: providers ?? createProviderGateway(config, environment, now),
    products: Object.values(products),
    ownProduct: tukanPl,
    metrics: createMetrics(
      storage,
      now,
      gateway.lenders.map(({ name }) => name),
    ),
    now,
    stopping: new AbortController().signal,
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  }
  const app = await buildApp(services)
  app.addHook('onClose', () => rmSync(folder, { recursive: true, force: true }))
  const checked = checkReplies(app)
  const call: TestServer['call'] = async (endpoint, { params, body, token, key, lenderMatch, contentType, from }) => {
    const response = await checked.app.inject({
      method: endpoint.method,
      url: buildUrl(endpoint, params),
      headers: {
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(token !== undefined && { 'lead-token': token }),
        ...(lenderMatch !== undefined && { 'lender-match': lenderMatch }),
        ...(endpoint.needsIdempotencyKey && { 'idempotency-key': key ?? randomUUID() }),
        ...(endpoint.method !== 'GET' && {
          'content-type': contentType ?? endpoint.fileTypes?.[0] ?? 'application/json',
        }),
      },
      ...(endpoint.method !== 'GET' && {
        payload: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body ?? {}),
      }),
    })
    const text = response.body
    const isOk = response.statusCode === 200
    return {
      status: response.statusCode,
      headers: response.headers,
      text,
      reply: isOk ? v.parse<typeof endpoint.reply>(endpoint.reply, readReply(endpoint, response)) : null,
      problem: isOk ? null : v.parse(problemSchema, parseJson(text)),
    }
  }
  return {
    ...checked,
    storage,
    services,
    uploads,
    logged: () => lines.join(''),
    passMs: (ms) => {
      time += ms
    },
    now,
    call,
    mustCall: async (endpoint, sent) => {
      const { status, text, reply } = await call(endpoint, sent)
      if (status !== 200 || reply === null) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`)
      return reply
    },
    close: async () => {
      await app.close()
      await storage.close()
    },
  }
}
