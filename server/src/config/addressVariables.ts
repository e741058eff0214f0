// The forms of variables that hold addresses: of hosts, proxies, pages and databases. Used by config.ts.
import { isIP, isIPv4 } from 'node:net'
import * as v from 'valibot'

/** What separates one from the next is a comma; nothing between two commas is nothing. */
const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]))),
)

const listOf = (isOne: (item: string) => boolean, message: string) =>
  v.pipe(
    list,
    v.check((all) => all.every(isOne), message),
  )

const label = String.raw`\w(?:[\w-]{0,61}\w)?`
const hostName = new RegExp(String.raw`^${label}(?:\.${label})*$`, 'u')

/** As a browser reads it back from an address, but for capital letters: `127.1` and `256.1.1.1` are none. */
const isHostName = (text: string): boolean =>
  text.length <= 253 &&
  hostName.test(text) &&
  URL.canParse(`http://${text}`) &&
  new URL(`http://${text}`).hostname === text.toLowerCase()

/** In addresses IPv6 stands in brackets. */
const isUrlHost = (text: string): boolean =>
  isHostName(text) || (/^\[[\da-f:.]+\]$/iu.test(text) && isIP(text.slice(1, -1)) === 6)

/** Where to listen. */
export const listenHost = v.pipe(
  v.string(),
  v.check((text) => isIP(text) !== 0 || isHostName(text), 'a host name or IP address like localhost or 0.0.0.0'),
)

export const redirectHosts = listOf(isUrlHost, 'host names like lender.example, separated by commas')

/** Ranges that Fastify knows by name. */
const rangeNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** Stricter than Fastify, which takes a lone number for an address. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128)
}

export const trustedProxies = listOf(
  (item) => rangeNames.includes(item) || isNetwork(item),
  `IP addresses, networks like 10.0.0.0/8 or names of ranges (${rangeNames.join(', ')}), separated by commas`,
)

/** Exactly as a browser writes an origin: no path, no slash at the end, no wildcard. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/u.test(text) && URL.canParse(text) && new URL(text).origin === text

export const origins = listOf(isOrigin, 'origins like https://partner.example')

/** Links are made by writing a path behind it, so that nothing may follow its own path. */
export const publicAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^/]/u.test(text) && URL.canParse(text), 'an address like https://loans.example'),
  v.check((text) => !/[?#@\\\s]/u.test(text), 'an address like https://loans.example without user, query or fragment'),
)

/** A host in the query is the folder of a socket. */
const hasDatabaseHost = ({ hostname, searchParams }: URL): boolean =>
  hostname !== '' || (searchParams.get('host') ?? '') !== ''

export const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(?:ql)?:\/\//u.test(text) && URL.canParse(text) && hasDatabaseHost(new URL(text)),
    'an address like postgres://user:password@host:5432/name',
  ),
)

/** One line of security.txt. */
export const securityContact = v.pipe(
  v.string(),
  v.regex(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u,
    'an address like mailto:security@loans.example or https://loans.example/security',
  ),
)
