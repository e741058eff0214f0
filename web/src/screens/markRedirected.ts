// Keeps that an applicant was sent on to a partner: in this tab, so that nobody who comes back is sent a second time, and
// in this browser, so that a later application can say so (`posthogParameters.leadPreviouslyRedirected`).
// @assumed a bank link or a card check is a step on the way and no partner that takes the application on: not kept.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { Application } from '../context/ApplicationContext.tsx'
import { storageKeys } from '../store/storageKeys.ts'

type Storages = Pick<Application, 'storages'>['storages']

type Sending = {
  readonly leadId: string
  readonly url: string
  readonly method: NonNullable<LeadStatus['redirect']>['method']
}

export const markRedirected = ({ session, local }: Storages, { leadId, url, method }: Sending): void => {
  local.write(storageKeys.redirected, leadId)
  session.write(storageKeys.redirected, leadId)
  session.write(storageKeys.redirectUrl, url)
  session.write(storageKeys.redirectMethod, method)
}

/** Whether this tab sent the lead's applicant on already. */
export const wasRedirected = ({ session }: Pick<Storages, 'session'>, leadId: string): boolean =>
  session.read(storageKeys.redirected) === leadId
