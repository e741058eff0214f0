// Stores that the applicant was redirected to a partner. Session storage has it, so that an applicant who returns is
// not redirected again. Local storage has it for a later application (`posthogParameters.leadPreviouslyRedirected`).
// @assumed A bank link or a card check is not stored, because it is an intermediate step and not a partner that takes
// over the application.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { Storages } from '../../lib/storage.ts'
import { storageKeys } from '../../store/storageKeys.ts'

type PartnerRedirect = {
  readonly leadId: string
  readonly url: string
  readonly method: NonNullable<LeadStatus['redirect']>['method']
}

export const markRedirected = ({ session, local }: Storages, { leadId, url, method }: PartnerRedirect): void => {
  local.write(storageKeys.redirected, leadId)
  session.write(storageKeys.redirected, leadId)
  session.write(storageKeys.redirectUrl, url)
  session.write(storageKeys.redirectMethod, method)
}

/** Whether this tab already redirected the applicant of the lead. */
export const wasRedirected = ({ session }: Pick<Storages, 'session'>, leadId: string): boolean =>
  session.read(storageKeys.redirected) === leadId
