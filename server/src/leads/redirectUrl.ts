// The address an applicant is sent to: http(s) and a host of the list, or none at all.
import type { Config } from '../config/config.ts'
import type { Lender } from '../lenders/lender.ts'
import type { Provider } from '../lenders/providers.ts'

/** Refuses what a browser and a parser could read differently: backslashes, control characters, user names. */
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

/** Outside production every lender has a page of its own in the sandbox. Null where the address is not allowed. */
export const redirectUrlOf = (
  { publicUrl, redirectHosts, hasSandbox }: Config,
  lender: Pick<Lender, 'key' | 'redirectUrl'>,
): string | null => {
  const address = hasSandbox ? `${publicUrl}/sandbox/lender/${lender.key}` : lender.redirectUrl
  return ifAllowed({ publicUrl, redirectHosts }, address)
}

/** The address of a hand-over, with nothing but the reference; in the sandbox one page stands for every provider. */
export const handOverUrlOf = (
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
