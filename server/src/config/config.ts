// Parses the environment variables once at start: their names, formats and defaults. `.env.example` documents them.
import { join, relative, resolve } from 'node:path'
import { defaultFinishedLeadDays } from '@loan/domain/products/documentFigures'
import * as v from 'valibot'
import { logLevels } from '../lib/log.ts'
import {
  databaseAddress,
  listenHost,
  origins,
  pagePath,
  publicAddress,
  redirectHosts,
  secretKey,
  secretKeys,
  securityContact,
  trustedProxies,
} from './addressVariables.ts'
import { budgetVariables, readBudgets } from './budgetVariables.ts'
import { operatorSecrets, operatorVariables, readOperatorKeys } from './operatorVariables.ts'
import { listPortProblems, portSecrets, portVariables, readPorts } from './portVariables.ts'
import { rateLimitVariables, readRateLimits } from './rateLimitVariables.ts'
import { isSecure } from './secureAddress.ts'
import { readVendors, vendorVariables } from './vendorVariables.ts'
import { wholeNumber } from './wholeNumber.ts'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty('something'), v.maxLength(max, 'shorter'))

const key = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/u, 'lower-case letters, digits and hyphens'))

const day = v.pipe(
  v.string(),
  v.isoDate('a day like 2027-01-31'),
  v.transform((text) => ({ text, date: new Date(`${text}T00:00:00Z`) })),
  // `Date` reads 31 February as 3 March.
  v.check(({ text, date }) => date.toISOString().startsWith(text), 'a day of the calendar like 2027-01-31'),
  v.transform(({ date }) => date),
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
  HSTS_SUBDOMAINS: v.optional(v.picklist(['no', 'yes'], 'no or yes'), 'no'),
  SECURITY_CONTACT: v.optional(securityContact, 'mailto:security@example.com'),
  BASE_PATH: v.optional(pagePath, '/application-frontend'),
  DATA_DIR: v.optional(text(4096), '.data'),
  SECRET_KEY: v.optional(secretKey),
  READ_SECRET_KEYS: v.optional(secretKeys, ''),
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
  DATABASE_TARGET_WAIT_MS: v.optional(wholeNumber(0, 60_000), '50'),
  WEB_DIR: v.optional(text(4096)),
  PRODUCTS_DIR: v.optional(text(4096)),
  LOG_LEVEL: v.optional(v.picklist(logLevels, 'fatal, error, warn, info, debug, trace or silent'), 'info'),
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  REDIRECT_HOSTS: v.optional(redirectHosts, ''),
  EMBEDDERS: v.optional(origins, ''),
  PAGE_ORIGINS: v.optional(origins, ''),
  FINISHED_LEAD_DAYS: v.optional(wholeNumber(1, 3650), String(defaultFinishedLeadDays)),
  CLOCK_CONFIRMED_UNTIL: v.optional(day),
  ...budgetVariables,
  ...operatorVariables,
  ...portVariables,
  ...rateLimitVariables,
  ...vendorVariables,
} as const

/** The names of all variables, for `.env.example` and its test. */
export const variableNames: readonly string[] = Object.keys(variables)

export type Config = ReturnType<typeof buildConfig>

const environmentSchema = v.object(variables)

const readPublicUrl = ({ PUBLIC_URL, PORT }: v.InferOutput<typeof environmentSchema>): string =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/u, '')

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
  /** Open the pages of the operators (http/operatorAccess.ts); empty when there are none. */
  operatorKeys: readOperatorKeys(environment),
  host: environment.HOST,
  port: environment.PORT,
  /** The start of links in messages and redirects, without a trailing slash. */
  publicUrl: readPublicUrl(environment),
  /** Whether browsers may use only HTTPS also for the subdomains of the host of PUBLIC_URL (http/headers.ts). */
  hstsSubdomains: environment.HSTS_SUBDOMAINS === 'yes',
  /** The contact in security.txt (RFC 9116). */
  securityContact: environment.SECURITY_CONTACT,
  basePath: environment.BASE_PATH,
  dataDir: resolve(environment.DATA_DIR),
  /** The folder of uploaded files, outside the served folder. */
  uploadDir: resolve(environment.UPLOAD_DIR ?? join(environment.DATA_DIR, 'uploads')),
  /** Null when the server generates its key (secretKey.ts). */
  secretKey: environment.SECRET_KEY ?? null,
  /** Secrets that decrypt and find stored values, and write none (secretKey.ts). */
  readSecretKeys: environment.READ_SECRET_KEYS,
  /** @assumed 5 seconds are enough for the readiness check of a load balancer; development has no load balancer. */
  stopDelaySeconds: environment.STOP_DELAY_SECONDS ?? (environment.ENVIRONMENT === 'development' ? 1 : 5),
  databaseUrl: environment.DATABASE_URL ?? null,
  databasePoolSize: environment.DATABASE_POOL_SIZE,
  /** Calls beyond these limits return 503 with Retry-After. */
  databaseQueue: { maxWaiting: environment.DATABASE_QUEUE_SIZE, maxWaitMs: environment.DATABASE_WAIT_MS },
  /** The wait for a connection that the server keeps under lasting load (http/admission.ts); 0 disables the limit. */
  databaseTargetWaitMs: environment.DATABASE_TARGET_WAIT_MS,
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
  /** The requests a minute from one client network, by kind of call; 0 disables the limit. */
  rateLimits: readRateLimits(environment),
  ...readBudgets(environment),
  /** The days that a submitted lead retains its answers after its expiry; also in the served privacy policies. */
  finishedLeadDays: environment.FINISHED_LEAD_DAYS,
  /** The last day that an operator confirms when the clock is far ahead of the last cleanup; null when none is set. */
  clockConfirmedUntil: environment.CLOCK_CONFIRMED_UNTIL ?? null,
  ...readPorts(environment, [readPublicUrl(environment), ...environment.PAGE_ORIGINS]),
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
const secrets: readonly string[] = [
  'DATABASE_URL',
  'SECRET_KEY',
  'READ_SECRET_KEYS',
  'SANDBOX_KEY',
  'METRICS_KEY',
  ...operatorSecrets,
  ...portSecrets,
]

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
    if (ENVIRONMENT === 'production' && (PUBLIC_URL === undefined || !isSecure(PUBLIC_URL))) {
      throw new ConfigError('PUBLIC_URL should be an address like https://loans.example in production')
    }
    if (ENVIRONMENT === 'production' && PRODUCTS_DIR !== undefined) {
      throw new ConfigError('PRODUCTS_DIR should not be set in production: a product has a server of its own')
    }
    const problems = listPortProblems(parsed.output, ENVIRONMENT === 'production')
    if (problems.length > 0) throw new ConfigError(problems.join('\n'))
    return assertUploadsOutsideWeb(buildConfig(parsed.output))
  }
  const [issue] = parsed.issues
  const name = v.getDotPath(issue) ?? 'environment'
  throw new ConfigError(`${name} should be ${issue.message}${formatValue(name, environment[name] ?? '')}`)
}
