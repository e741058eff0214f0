// The address an applicant is sent to: http(s) and a host of the list, or none at all.
import type { Config } from '../config.ts'
import type { Lender } from '../lenders/lender.ts'

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

/** Outside production every lender has a page of its own in the sandbox. Null where the address is not allowed. */
export const redirectUrlOf = (
  { publicUrl, redirectHosts, hasSandbox }: Config,
  lender: Pick<Lender, 'key' | 'redirectUrl'>,
): string | null => {
  const address = hasSandbox ? `${publicUrl}/sandbox/lender/${lender.key}` : lender.redirectUrl
  return isAllowedRedirect(address, [new URL(publicUrl).hostname, ...redirectHosts]) ? address : null
}
