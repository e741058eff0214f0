// The schemas of environment variables that are lists or addresses of hosts, proxies, pages and databases. config.ts
// uses them.
import { isIP, isIPv4 } from 'node:net'
import * as v from 'valibot'

/** A list separated by commas. Empty items are ignored. */
const listSchema = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]))),
)

const buildListSchema = (isOne: (item: string) => boolean, message: string) =>
  v.pipe(
    listSchema,
    v.check((all) => all.every(isOne), message),
  )

const label = String.raw`\w(?:[\w-]{0,61}\w)?`
const hostName = new RegExp(String.raw`^${label}(?:\.${label})*$`, 'u')

/** Whether a URL keeps the host name unchanged, except for its case: `127.1` and `256.1.1.1` are invalid. */
const isHostName = (text: string): boolean =>
  text.length <= 253 &&
  hostName.test(text) &&
  URL.canParse(`http://${text}`) &&
  new URL(`http://${text}`).hostname === text.toLowerCase()

/** In a URL an IPv6 address needs brackets. */
const isUrlHost = (text: string): boolean =>
  isHostName(text) || (/^\[[\da-f:.]+\]$/iu.test(text) && isIP(text.slice(1, -1)) === 6)

/** The host that the server listens on. */
export const listenHost = v.pipe(
  v.string(),
  v.check((text) => isIP(text) !== 0 || isHostName(text), 'a host name or IP address like localhost or 0.0.0.0'),
)

export const redirectHosts = buildListSchema(isUrlHost, 'host names like lender.example, separated by commas')

/** The named ranges of Fastify. */
const rangeNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** Stricter than Fastify, which accepts a single number as an address. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128)
}

export const trustedProxies = buildListSchema(
  (item) => rangeNames.includes(item) || isNetwork(item),
  `IP addresses, networks like 10.0.0.0/8 or names of ranges (${rangeNames.join(', ')}), separated by commas`,
)

/** Whether the text equals the origin that a browser sends: no path, no trailing slash, no wildcard. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/u.test(text) && URL.canParse(text) && new URL(text).origin === text

export const origins = buildListSchema(isOrigin, 'origins like https://partner.example')

/** Links append a path to this address, so it has no query and no fragment. */
export const publicAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^/]/u.test(text) && URL.canParse(text), 'an address like https://loans.example'),
  v.check((text) => !/[?#@\\\s]/u.test(text), 'an address like https://loans.example without user, query or fragment'),
)

/** The first folders of the server's own paths, which would hide a page below them. */
const ownFolders: readonly string[] = [
  'api',
  'docs',
  'healthz',
  'lenders',
  'messages',
  'metrics',
  'operators',
  'policy',
  'policy-reports',
  'providers',
  'readyz',
  'sandbox',
]

export const pagePath = v.pipe(
  v.string(),
  v.regex(/^(?:\/[a-z0-9-]+)+$/u, 'a path like /application-frontend'),
  v.check(
    (path) => !ownFolders.includes(path.split('/')[1] ?? ''),
    `a path like /application-frontend that does not begin with one of the server: ${ownFolders.join(', ')}`,
  ),
)

const isEncoded = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** The query may name the host, for example the folder of a Unix socket. */
const hasDatabaseHost = ({ hostname, searchParams }: URL): boolean =>
  hostname !== '' || (searchParams.get('host') ?? '') !== ''

export const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(?:ql)?:\/\//u.test(text) && URL.canParse(text) && hasDatabaseHost(new URL(text)),
    'an address like postgres://user:password@host:5432/name, with special characters percent-encoded',
  ),
  v.check((text) => {
    if (!URL.canParse(text)) return true
    const { username, password, pathname } = new URL(text)
    return [username, password, pathname].every(isEncoded)
  }, 'an address with special characters percent-encoded: % in a password is %25'),
)

/** The server's secret, which is an item of the list READ_SECRET_KEYS after its replacement. */
export const secretKey = v.pipe(
  v.string(),
  v.minLength(32, 'at least 32 characters'),
  v.check(
    (text) => !text.includes(',') && text.trim() === text,
    'without commas and without spaces at its ends, because READ_SECRET_KEYS is a list',
  ),
)

/** Secrets for reading, at most as many as a rotation needs. */
export const secretKeys = v.pipe(
  buildListSchema((item) => item.length >= 32, 'secrets of at least 32 characters, separated by commas'),
  v.maxLength(5, 'at most five secrets'),
)

/** The Contact line of security.txt. */
export const securityContact = v.pipe(
  v.string(),
  v.regex(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u,
    'an address like mailto:security@loans.example or https://loans.example/security',
  ),
)
