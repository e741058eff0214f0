// Parses the environment variables once at start: their names, formats and defaults. `.env.example` documents them.
import { join, relative, resolve } from 'node:path'
import { defaultFinishedLeadDays } from '@loan/domain/products/documentFigures'
import * as v from 'valibot'
import { logLevels } from '../lib/log.ts'
import {
  databaseAddress,
  listenHost,
  origins,
  publicAddress,
  redirectHosts,
  securityContact,
  trustedProxies,
} from './addressVariables.ts'
import { findMessageProblem, messageSecrets, messageVariables, readMessages } from './messageVariables.ts'
import { readVendors, vendorVariables } from './vendorVariables.ts'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty('something'), v.maxLength(max, 'shorter'))

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/u, `a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `a whole number from ${min} to ${max}`),
    v.maxValue(max, `a whole number from ${min} to ${max}`),
  )

const key = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/u, 'lower-case letters, digits and hyphens'))

const day = v.pipe(
  v.string(),
  v.isoDate('a day like 2027-01-31'),
  v.transform((text) => new Date(`${text}T00:00:00Z`)),
)

const variables = {
  BRAND: v.optional(key, 'tukan'),
  COUNTRY: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/u, 'two lower-case letters')), 'pl'),
  ENVIRONMENT: v.optional(
    v.picklist(['development', 'staging', 'production'], 'development, staging or production'),
    'development',
  ),
  HOST: v.optional(listenHost, 'localhost'),
  PORT: v.optional(wholeNumber(1, 65_535), '8080'),
  PUBLIC_URL: v.optional(publicAddress),
  SECURITY_CONTACT: v.optional(securityContact, 'mailto:security@example.com'),
  BASE_PATH: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\/[a-z0-9-]+)+$/u, 'a path like /application-frontend')),
    '/application-frontend',
  ),
  DATA_DIR: v.optional(text(4096), '.data'),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  SANDBOX_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[!-~]{16,200}$/u, '16 to 200 visible ASCII characters without spaces')),
  ),
  METRICS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[!-~]{16,200}$/u, '16 to 200 visible ASCII characters without spaces')),
  ),
  UPLOAD_DIR: v.optional(text(4096)),
  STOP_DELAY_SECONDS: v.optional(wholeNumber(0, 600)),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_POOL_SIZE: v.optional(wholeNumber(1, 200), '10'),
  DATABASE_QUEUE_SIZE: v.optional(wholeNumber(1, 100_000), '200'),
  DATABASE_WAIT_MS: v.optional(wholeNumber(1, 60_000), '1500'),
  WEB_DIR: v.optional(text(4096)),
  PRODUCTS_DIR: v.optional(text(4096)),
  LOG_LEVEL: v.optional(v.picklist(logLevels, 'fatal, error, warn, info, debug, trace or silent'), 'info'),
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  REDIRECT_HOSTS: v.optional(redirectHosts, ''),
  EMBEDDERS: v.optional(origins, ''),
  PAGE_ORIGINS: v.optional(origins, ''),
  RATE_LIMIT_READS: v.optional(wholeNumber(0, 10_000_000), '3000'),
  RATE_LIMIT_WRITES: v.optional(wholeNumber(0, 10_000_000), '1500'),
  RATE_LIMIT_CODES: v.optional(wholeNumber(0, 10_000_000), '300'),
  RATE_LIMIT_UPLOADS: v.optional(wholeNumber(0, 10_000_000), '60'),
  RATE_LIMIT_PAGES: v.optional(wholeNumber(0, 10_000_000), '12000'),
  RATE_LIMIT_REPORTS: v.optional(wholeNumber(0, 10_000_000), '300'),
  RATE_LIMIT_HEALTH: v.optional(wholeNumber(0, 10_000_000), '6000'),
  CAPTCHA: v.optional(v.picklist(['off', 'sandbox'], 'off or sandbox'), 'off'),
  CODES_PER_NUMBER: v.optional(wholeNumber(0, 10_000), '20'),
  CODES_PER_ADDRESS: v.optional(wholeNumber(0, 100_000), '200'),
  FINISHED_LEAD_DAYS: v.optional(wholeNumber(1, 3650), String(defaultFinishedLeadDays)),
  CLOCK_CONFIRMED_UNTIL: v.optional(day),
  ...messageVariables,
  ...vendorVariables,
} as const

/** The names of all variables, for `.env.example` and its test. */
export const variableNames: readonly string[] = Object.keys(variables)

export type Config = ReturnType<typeof buildConfig>

const environmentSchema = v.object(variables)

const buildConfig = (environment: v.InferOutput<typeof environmentSchema>) => ({
  brand: environment.BRAND,
  country: environment.COUNTRY,
  environment: environment.ENVIRONMENT,
  /** Whether the sandbox's pages and scenarios exist: only outside production. */
  hasSandbox: environment.ENVIRONMENT !== 'production',
  /** Opens the sandbox's pages to other machines (http/sandboxAccess.ts); null allows only this machine. */
  sandboxKey: environment.SANDBOX_KEY ?? null,
  /** Opens `/metrics` to other machines (http/metricsAccess.ts); null allows only this machine. */
  metricsKey: environment.METRICS_KEY ?? null,
  host: environment.HOST,
  port: environment.PORT,
  /** The start of links in messages and redirects, without a trailing slash. */
  publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/u, ''),
  /** The contact in security.txt (RFC 9116). */
  securityContact: environment.SECURITY_CONTACT,
  basePath: environment.BASE_PATH,
  dataDir: resolve(environment.DATA_DIR),
  /** The folder of uploaded files, outside the served folder. */
  uploadDir: resolve(environment.UPLOAD_DIR ?? join(environment.DATA_DIR, 'uploads')),
  /** Null when the server generates its key (secretKey.ts). */
  secretKey: environment.SECRET_KEY ?? null,
  /** @assumed 5 seconds are enough for the readiness check of a load balancer; development has no load balancer. */
  stopDelaySeconds: environment.STOP_DELAY_SECONDS ?? (environment.ENVIRONMENT === 'development' ? 1 : 5),
  databaseUrl: environment.DATABASE_URL ?? null,
  databasePoolSize: environment.DATABASE_POOL_SIZE,
  /** Calls beyond these limits return 503 with Retry-After. */
  databaseQueue: { maxWaiting: environment.DATABASE_QUEUE_SIZE, maxWaitMs: environment.DATABASE_WAIT_MS },
  /** The folder of the built page; null when the server has only the API. */
  webDir: environment.WEB_DIR === undefined ? null : resolve(environment.WEB_DIR),
  /** The folder of all built products, each served under its own path; null for a server of one product. */
  productsDir: environment.PRODUCTS_DIR === undefined ? null : resolve(environment.PRODUCTS_DIR),
  logLevel: environment.LOG_LEVEL,
  trustedProxies: environment.TRUSTED_PROXIES,
  /** The hosts that applicants may be redirected to, besides the server's own host. */
  redirectHosts: environment.REDIRECT_HOSTS,
  /** The origins that may embed the product's page in a frame; none by default. */
  embedders: environment.EMBEDDERS,
  /** The origins whose pages may call this server, when another host serves the page; none by default. */
  pageOrigins: environment.PAGE_ORIGINS,
  /** The requests a minute from one client network, by kind of call; 0 is no limit. */
  rateLimits: {
    reads: environment.RATE_LIMIT_READS,
    writes: environment.RATE_LIMIT_WRITES,
    codes: environment.RATE_LIMIT_CODES,
    uploads: environment.RATE_LIMIT_UPLOADS,
    /** All requests without another kind: files, documents, the sandbox, unknown URLs, preflights. */
    pages: environment.RATE_LIMIT_PAGES,
    reports: environment.RATE_LIMIT_REPORTS,
    health: environment.RATE_LIMIT_HEALTH,
  },
  /** The service that checks `googleCaptchaToken` of a submission. */
  captcha: environment.CAPTCHA,
  /** The codes a day to one number, over all leads; 0 is no limit. */
  codesPerNumber: environment.CODES_PER_NUMBER,
  /** The codes a day for the leads of one client address, to all numbers; 0 is no limit. */
  codesPerAddress: environment.CODES_PER_ADDRESS,
  /** The days that a submitted lead retains its answers after its expiry; also in the served privacy policies. */
  finishedLeadDays: environment.FINISHED_LEAD_DAYS,
  /** The last day that an operator confirms when the clock is far ahead of the last cleanup; null when none is set. */
  clockConfirmedUntil: environment.CLOCK_CONFIRMED_UNTIL ?? null,
  /** The gateways that send e-mails and text messages. */
  messages: readMessages(environment),
  /** The third parties that receive events after consent; none when no key is set. */
  vendors: readVendors(environment),
})

/** An invalid variable that prevents the start. The message is one line with its name and the expected format. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Throws ConfigError when the upload folder is inside the served folder. */
const assertUploadsOutsideWeb = (config: Config): Config => {
  const { webDir, uploadDir } = config
  if (webDir === null || relative(webDir, uploadDir).startsWith('..')) return config
  throw new ConfigError('UPLOAD_DIR should be outside WEB_DIR')
}

/** Variables whose value is never in a message, like an address that can contain a password. */
const secrets: readonly string[] = ['DATABASE_URL', 'SECRET_KEY', 'SANDBOX_KEY', 'METRICS_KEY', ...messageSecrets]

/** Formats the value for a message on one line; empty for a secret. */
const formatValue = (name: string, value: string): string =>
  secrets.includes(name) || value.includes('@') ? '' : `, not ${JSON.stringify(value)}`

/** An empty variable counts as unset, as in `PORT= npm start`. Throws ConfigError. */
export const parseConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(environmentSchema, set)
  if (parsed.success) {
    const { ENVIRONMENT, PUBLIC_URL, PRODUCTS_DIR, DATABASE_URL, SECRET_KEY } = parsed.output
    // Otherwise each server generates its own key and cannot verify the codes or read the messages of another server.
    if (DATABASE_URL !== undefined && SECRET_KEY === undefined) {
      throw new ConfigError('SECRET_KEY should be set with DATABASE_URL, to the same value on every server')
    }
    // The default address would direct applicants to their own machines.
    if (ENVIRONMENT === 'production' && PUBLIC_URL === undefined) {
      throw new ConfigError('PUBLIC_URL should be an address like https://loans.example in production')
    }
    if (ENVIRONMENT === 'production' && PRODUCTS_DIR !== undefined) {
      throw new ConfigError('PRODUCTS_DIR should not be set in production: a product has a server of its own')
    }
    if (ENVIRONMENT === 'production' && parsed.output.CAPTCHA === 'sandbox') {
      throw new ConfigError('CAPTCHA should not be sandbox in production: its token is known')
    }
    const messageProblem = findMessageProblem(parsed.output, ENVIRONMENT === 'production')
    if (messageProblem !== null) throw new ConfigError(messageProblem)
    return assertUploadsOutsideWeb(buildConfig(parsed.output))
  }
  const [issue] = parsed.issues
  const name = v.getDotPath(issue) ?? 'environment'
  throw new ConfigError(`${name} should be ${issue.message}${formatValue(name, environment[name] ?? '')}`)
}
