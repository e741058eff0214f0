// The URLs of redirects. Only http(s) URLs of a host on the allow list are valid; otherwise there is no redirect.
import type { Config } from '../config/config.ts'
import type { Lender } from '../lenders/lender.ts'
import type { Provider } from '../lenders/providers.ts'

/** Rejects what browsers and parsers can interpret differently: backslashes, control characters, user names. */
export const isAllowedRedirect = (address: string, hosts: readonly string[]): boolean => {
  if (/[\\\s\p{Cc}]/u.test(address) || !/^https?:\/\/[^/]/iu.test(address) || !URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    username === '' &&
    password === '' &&
    hosts.some((host) => host.toLowerCase() === hostname)
  )
}

const ifAllowed = (
  { publicUrl, redirectHosts }: Pick<Config, 'publicUrl' | 'redirectHosts'>,
  address: string,
): string | null => (isAllowedRedirect(address, [new URL(publicUrl).hostname, ...redirectHosts]) ? address : null)

/** The URL of the lender, or its sandbox page when the sandbox is on. Null when the URL is not allowed. */
export const resolveRedirectUrl = (
  { publicUrl, redirectHosts, hasSandbox }: Config,
  lender: Pick<Lender, 'key' | 'redirectUrl'>,
): string | null => {
  const address = hasSandbox ? `${publicUrl}/sandbox/lender/${lender.key}` : lender.redirectUrl
  return ifAllowed({ publicUrl, redirectHosts }, address)
}

/** The URL of the provider, or the sandbox page of all providers, with the reference. Null when it is not allowed. */
export const buildHandOverUrl = (
  { publicUrl, redirectHosts, hasSandbox }: Config,
  provider: Pick<Provider, 'url'>,
  reference: string,
): string | null => {
  const page = hasSandbox ? `${publicUrl}/sandbox/partner` : provider.url
  if (!URL.canParse(page)) return null
  const address = new URL(page)
  address.searchParams.set('reference', reference)
  return ifAllowed({ publicUrl, redirectHosts }, page) === null ? null : address.href
}
