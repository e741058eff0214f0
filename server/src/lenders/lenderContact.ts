// The contact by which an applicant reaches a lender.
import type { LenderProfile } from './lenderProfile.ts'

export type LenderContact = {
  readonly website: string
  readonly email: string
  readonly phone: string | null
}

/** @assumed the e-mail address: the invented lenders have a mailbox `info` at the host of their website. */
export const buildLenderContact = ({
  redirectUrl,
  phone,
  email,
}: Pick<LenderProfile, 'redirectUrl' | 'phone' | 'email'>): LenderContact => {
  const { origin, hostname } = new URL(redirectUrl)
  return { website: origin, email: email ?? `info@${hostname}`, phone: phone ?? null }
}
