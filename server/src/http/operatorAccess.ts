// The cookie of a signed-in operator, and the proof that a form came from one of the operator's pages.
// docs/decisions/42-operators.md has the reasons.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { buildKeyedHash, buildKeyedHashes, isOneOfHashes } from '../config/keyedHash.ts'
import type { SecretKey } from '../config/secretKey.ts'
import { type OperatorSession, sessionLimits } from '../operators/sessions.ts'
import { formatClientNetwork, hashClientNetwork } from './clientAddress.ts'
import { isOwnOrigin } from './formBody.ts'

type CookieConfig = Pick<Config, 'publicUrl'>

const isSecure = ({ publicUrl }: CookieConfig): boolean => publicUrl.startsWith('https:')

/** With the prefix a browser accepts the cookie only from this host over HTTPS, and not from a subdomain. */
const getCookieName = (config: CookieConfig): string => (isSecure(config) ? '__Host-operator' : 'operator')

const formatCookie = (config: CookieConfig, value: string, maxAgeSeconds: number): string =>
  `${getCookieName(config)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure(config) ? '; Secure' : ''}`

export const buildOperatorCookie = (config: CookieConfig, token: string): string =>
  formatCookie(config, token, sessionLimits.hours * 3600)

export const clearOperatorCookie = (config: CookieConfig): string => formatCookie(config, '', 0)

/** Null without a cookie that has the form of a token. */
export const readOperatorCookie = ({ headers }: FastifyRequest, config: CookieConfig): string | null => {
  const name = getCookieName(config)
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=')
    if (key === name && /^[\w-]{43}$/u.test(value)) return value
  }
  return null
}

type FormOptions = { readonly secretKey: SecretKey; readonly session: OperatorSession }

/** Builds the token for the hidden field of each form. It is bound to the session. */
export const buildFormToken = ({ secretKey, session }: FormOptions): string =>
  buildKeyedHash(secretKey, 'operator-forms', `form ${session.tokenHash}`)

export const isFormToken = ({ secretKey, session }: FormOptions, token: string): boolean =>
  isOneOfHashes(buildKeyedHashes(secretKey, 'operator-forms', `form ${session.tokenHash}`), token)

/**
 * A browser sends the origin of every form. A request without one does not come from a page of this server. The address
 * of the public URL counts too, because a proxy may remove the port from the `Host` header.
 */
export const hasOwnOrigin = ({ headers: { origin }, host }: FastifyRequest, { publicUrl }: CookieConfig): boolean =>
  origin !== undefined && (origin === new URL(publicUrl).origin || isOwnOrigin(origin, host))

export const hashRequestClient = ({ ip }: FastifyRequest, secretKey: SecretKey): string =>
  hashClientNetwork(secretKey, formatClientNetwork(ip))
