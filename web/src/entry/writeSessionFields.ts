// Writes the session fields and the prefill of the URL into the application: session, affiliate, device, selling tier.
import type { AppContext } from '../app-context/AppContext.tsx'
import { storageKeys } from '../store/storageKeys.ts'
import { type AffiliateReference, toAffiliateReference, resolveReference } from './affiliateReference.ts'
import { readDeviceData } from './deviceData.ts'
import { resolveLeadSource } from './leadSource.ts'
import { buildLoanDrafts, resolveLinkedLoan } from './linkedLoan.ts'
import { buildPrefill, withPrefill } from './prefill.ts'
import { openSession } from './session.ts'
import { isReadable, type UrlParameters } from './urlParameters.ts'

/** Stores the selling tier for the tab (spec 3.71). An unreadable stored value is ignored. */
const storeSellingTier = (session: AppContext['storages']['session'], fromUrl: string | undefined) => {
  const sellingTier = fromUrl ?? session.read(storageKeys.sellingTier)
  if (sellingTier === null || !isReadable(sellingTier)) return {}
  session.write(storageKeys.sellingTier, sellingTier)
  return { sellingTierGlobalId: sellingTier }
}

/** A reference with the static name never expires, so its time can be missing or invalid. */
const hasTime = (text: string | undefined): text is string => !Number.isNaN(Date.parse(text ?? ''))

const withReference = ({ attribute, subId, transactionId, setAt }: AffiliateReference) => {
  if (attribute === undefined) return {}
  return {
    affiliateReferenceParams: {
      attribute,
      ...(subId !== undefined && { subId }),
      ...(transactionId !== undefined && { transactionId }),
      ...(hasTime(setAt) && { setAt: new Date(setAt).toISOString() }),
    },
  }
}

/** True when the URL contained answers that were applied. */
export const writeSessionFields = (
  { store, storages, product, isEmbedded }: Pick<AppContext, 'store' | 'storages' | 'product' | 'isEmbedded'>,
  parameters: UrlParameters,
  now: Date,
): boolean => {
  const { session, local } = storages
  const rules = { expiryHours: product.expiry.affiliateReferenceHours, staticName: product.staticAffiliateName }
  const { reference, isOther } = resolveReference(storages, toAffiliateReference(parameters, now), rules, now)
  if (session.read(storageKeys.initAt) === null) session.write(storageKeys.initAt, now.toISOString())
  const openedSession = openSession(
    session,
    { id: parameters.sessionId, isForced: isOther, expiryHours: product.expiry.applicationHours },
    now,
  )
  const prefill = buildPrefill(parameters, product)
  const { leadApplication, dynamicPages } = store.getState()
  const { taken, offered } = resolveLinkedLoan(prefill, store.getState(), product)
  store.setState({ linkedLoan: offered })
  // A field that the applicant already filled in is not prefilled.
  const fields = taken.fields.filter((path) => !(path in prefill.drafts && path in dynamicPages.drafts))
  const { affiliateReferenceParams: _before, ...answers } = leadApplication.applicationData
  store.updateLeadApplication({
    applicationData: {
      ...withPrefill(answers, { ...taken, fields }, local.read(storageKeys.redirected) !== null),
      sessionId: openedSession.id,
      sessionStartedAt: openedSession.startedAt,
      leadSource: resolveLeadSource({
        hasAffiliate: reference.attribute !== undefined,
        parameters,
        search: window.location.search,
        isEmbedded,
        before: answers.leadSource,
      }),
      deviceData: readDeviceData(),
      ...storeSellingTier(session, parameters.sellingTierGlobalId),
      ...withReference(reference),
    },
  })
  // Existing drafts override the prefill.
  store.writeDrafts({
    ...prefill.drafts,
    ...dynamicPages.drafts,
    ...buildLoanDrafts(taken, dynamicPages.drafts, product),
  })
  return taken.fields.length > 0
}
