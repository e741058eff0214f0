// The entry of a visit: who sent it, which session it belongs to, what it brings along (SPEC.md §4). Fetched before the
// page is drawn where the address brings something, else while the page is read.
import type { Application } from '../context/ApplicationContext.tsx'
import { storageKeys } from '../store/storageKeys.ts'
import { referenceOf, resolveReference } from './affiliateReference.ts'
import { readDeviceData } from './deviceData.ts'
import { keepClickIds } from './keepClickIds.ts'
import { buildPrefill, withPrefill } from './prefill.ts'
import { openSession } from './session.ts'
import { holdLinkedAddress, isUnsubscribeLink } from './unsubscribeLink.ts'
import { parseUrlParameters, type UrlParameters, withoutPersonal } from './urlParameters.ts'

/** What is personal is out of the address before anything else could read it. */
const cleanAddress = (): void => {
  const { pathname, search, hash } = window.location
  const left = withoutPersonal(search)
  if (left === search) return
  window.history.replaceState(window.history.state, '', `${pathname}${left}${hash}`)
}

const readParameters = ({ pathname, search }: Location): UrlParameters => {
  if (!isUnsubscribeLink(pathname)) return parseUrlParameters(search)
  holdLinkedAddress(search)
  const { email: _email, ...parameters } = parseUrlParameters(search)
  return parameters
}

/** A name that never expires may stand beside a time nobody can read. */
const hasTime = (text: string | undefined): text is string => !Number.isNaN(Date.parse(text ?? ''))

/** True where answers came along: the page is then no longer as it was prerendered. */
export const enterVisit = (
  { store, storages, product }: Pick<Application, 'store' | 'storages' | 'product'>,
  now: Date,
): boolean => {
  const { session, local } = storages
  const parameters = readParameters(window.location)
  const rules = { expiryHours: product.expiry.affiliateReferenceHours, staticName: product.staticAffiliateName }
  const { reference, isOther } = resolveReference(storages, referenceOf(parameters, now), rules, now)
  const visit = openSession(session, { id: parameters.sessionId, isForced: isOther }, now)
  const { sellingTierGlobalId = session.read(storageKeys.sellingTier) ?? undefined } = parameters
  if (sellingTierGlobalId !== undefined) session.write(storageKeys.sellingTier, sellingTierGlobalId)

  const prefill = buildPrefill(parameters, product)
  const { leadApplication, dynamicPages } = store.getState()
  const { affiliateReferenceParams: _before, ...application } = leadApplication.applicationData
  const { attribute, subId, transactionId, setAt } = reference
  store.updateLead({
    applicationData: {
      ...withPrefill(application, prefill, local.read(storageKeys.redirected) !== null),
      sessionId: visit.id,
      sessionStartedAt: visit.startedAt,
      deviceData: readDeviceData(),
      ...(sellingTierGlobalId !== undefined && { sellingTierGlobalId }),
      ...(attribute !== undefined && {
        affiliateReferenceParams: {
          attribute,
          ...(subId !== undefined && { subId }),
          ...(transactionId !== undefined && { transactionId }),
          ...(hasTime(setAt) && { setAt: new Date(setAt).toISOString() }),
        },
      }),
    },
  })
  // What stands in a field already was typed here, and stays.
  store.writeDrafts({ ...prefill.drafts, ...dynamicPages.drafts })
  cleanAddress()
  keepClickIds({ store, storages, product }, parameters, now)
  return prefill.fields.length > 0
}
