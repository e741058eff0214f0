// Authorises access to the sandbox's pages: for a browser on the server's own machine, or a caller with SANDBOX_KEY.
// docs/decisions/22-sandbox-access.md lists the pages.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { hourMs } from '@loan/domain/durations'
import type { Config } from '../config/config.ts'
import { derivePurposeKey } from '../config/secretKey.ts'
import type { Services } from './services.ts'

export const sandboxKeyHeader = 'sandbox-key'

const cookieName = 'sandbox'
const cookieHours = 8

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** IPv4 addresses mapped into IPv6 (`::ffff:127.0.0.1`) count as the IPv4 address. */
const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Returns the host name of a `Host` header or an address; null when it cannot be parsed. */
const readHostName = (host: string): string | null =>
  /^[\w.:[\]-]+$/u.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || isLoopbackAddress(name.replaceAll(/^\[|\]$/gu, ''))

/** Headers that proxies add. A request with any of them did not start on this machine. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]

/** A proxy without these headers uses HTTP/1.0 (the default of nginx); no browser does. */
const isProxied = ({ headers, raw }: FastifyRequest): boolean =>
  raw.httpVersion !== '1.1' || proxyHeaders.some((name) => headers[name] !== undefined)

/** Whether the `Host` header names this server. Another name means DNS rebinding. */
export const hasExpectedHost = ({ headers }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean => {
  const name = readHostName(headers.host ?? '')
  return name !== null && (isLoopbackName(name) || name === new URL(publicUrl).hostname)
}

/**
 * Whether the request comes from a browser on this machine that opened a loopback address. A server with a public
 * address has no such requests: a proxy on the same machine forwards them.
 */
export const isLocalRequest = (request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  isLoopbackName(new URL(publicUrl).hostname) &&
  isLoopbackAddress(request.raw.socket.remoteAddress ?? '') &&
  isLoopbackName(readHostName(request.headers.host ?? '') ?? '') &&
  !isProxied(request)

type KeyOptions = Pick<Services, 'config' | 'secretKey' | 'now'>

const sign = ({ secretKey, config }: KeyOptions, text: string): Buffer =>
  createHmac('sha256', derivePurposeKey(secretKey, 'sandbox')).update(`${config.sandboxKey}\n${text}`).digest()

/** Compares in constant time for any length. */
export const isSandboxKey = (options: KeyOptions, providedKey: string | undefined): boolean =>
  options.config.sandboxKey !== null &&
  providedKey !== undefined &&
  timingSafeEqual(sign(options, `key ${providedKey}`), sign(options, `key ${options.config.sandboxKey}`))

/** Builds the cookie that a caller gets for the key. It contains its expiry and a signature, but not the key. */
export const buildSandboxCookie = (options: KeyOptions): string => {
  const expires = String(options.now().getTime() + cookieHours * hourMs)
  const secure = options.config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const value = `${expires}.${sign(options, `cookie ${expires}`).toString('hex')}`
  return `${cookieName}=${value}; Path=/; Max-Age=${cookieHours * 3600}; HttpOnly; SameSite=Strict${secure}`
}

const isSandboxCookie = (options: KeyOptions, header: string): boolean => {
  const { expires, signature } =
    /(?:^|;\s*)sandbox=(?<expires>\d{1,16})\.(?<signature>[\da-f]{64})/u.exec(header)?.groups ?? {}
  return (
    options.config.sandboxKey !== null &&
    expires !== undefined &&
    signature !== undefined &&
    Number(expires) > options.now().getTime() &&
    timingSafeEqual(Buffer.from(signature, 'hex'), sign(options, `cookie ${expires}`))
  )
}

export const mayOpenSandbox = (request: FastifyRequest, options: KeyOptions): boolean => {
  const { [sandboxKeyHeader]: header, cookie } = request.headers
  return (
    isLocalRequest(request, options.config) ||
    isSandboxKey(options, typeof header === 'string' ? header : undefined) ||
    isSandboxCookie(options, cookie ?? '')
  )
}
