// The URLs of redirects. Only http(s) URLs of a host on the allow list are valid; otherwise there is no redirect.
import type { Config } from '../../config/config.ts'
import type { LenderJourney } from '../../lender-journeys/journey.ts'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import type { Provider } from '../../ports/providerGateway.ts'

/**
 * Rejects what browsers and parsers can interpret differently: backslashes, control characters, user names. Also half
 * of a surrogate pair, which the database cannot store.
 */
export const isAllowedRedirect = (address: string, hosts: readonly string[]): boolean => {
  if (/[\\\s\p{Cc}\p{Cs}]/u.test(address) || !/^https?:\/\/[^/]/iu.test(address) || !URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    username === '' &&
    password === '' &&
    hosts.some((host) => host.toLowerCase() === hostname)
  )
}

const allowUrl = (
  { publicUrl, redirectHosts }: Pick<Config, 'publicUrl' | 'redirectHosts'>,
  address: string,
): string | null => (isAllowedRedirect(address, [new URL(publicUrl).hostname, ...redirectHosts]) ? address : null)

/** The URL of the lender, or its sandbox page when the sandbox is on. Null when the URL is not allowed. */
export const resolveRedirectUrl = (
  { publicUrl, redirectHosts, hasSandbox, lenders }: Config,
  lender: Pick<LenderProfile, 'key' | 'redirectUrl'>,
): string | null => {
  const isReplaced = hasSandbox && lenders.adapter === 'sandbox'
  const address = isReplaced ? `${publicUrl}/sandbox/lender/${lender.key}` : lender.redirectUrl
  return allowUrl({ publicUrl, redirectHosts }, address)
}

/**
 * The URL that the lender named for this applicant, or its own. Null without a lender, or when the URL is not allowed.
 */
export const resolveLeadRedirect = (
  config: Config,
  { redirectUrl }: Pick<LenderJourney, 'redirectUrl'>,
  lender: LenderProfile | null,
): string | null =>
  lender === null ? null : resolveRedirectUrl(config, { ...lender, ...(redirectUrl !== undefined && { redirectUrl }) })

/** The sandbox's page of all providers and partners. */
export const buildSandboxPartnerUrl = (publicUrl: string): string => `${publicUrl}/sandbox/partner`

/** The URL of the partner's page, or the sandbox page of all partners when the sandbox is on. */
export const resolvePartnerUrl = (
  { publicUrl, hasSandbox, lenders }: Config,
  lender: Pick<LenderProfile, 'redirectUrl'>,
): string => (hasSandbox && lenders.adapter === 'sandbox' ? buildSandboxPartnerUrl(publicUrl) : lender.redirectUrl)

/** The URL of the provider's page with the reference. Null when it is not allowed. */
export const buildHandOverUrl = (
  config: Pick<Config, 'publicUrl' | 'redirectHosts'>,
  { url }: Pick<Provider, 'url'>,
  reference: string,
): string | null => {
  if (!URL.canParse(url)) return null
  const address = new URL(url)
  address.searchParams.set('reference', reference)
  return allowUrl(config, url) === null ? null : address.href
}
