// The calls for the plan and the documents of an offer, and for the receipt of the accepted one.
import {
  acceptedOffer,
  acceptedOfferCalendar,
  offerInformation,
  offerPlan,
  signedContract,
} from '@loan/domain/contract/agreement'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { buildCalendar } from '../documents/buildCalendar.ts'
import { buildInformation } from '../documents/buildInformation.ts'
import { defineLeadRoute } from '../http/leadRoute.ts'
import { buildAcceptedOffer, requireOffer } from '../leads/contract/acceptedOffer.ts'
import { buildContractDocument, buildContractStatus, findSignature } from '../leads/contract/contract.ts'
import { readSigning } from '../leads/contract/contractSigning.ts'
import type { Lead } from '../leads/lead.ts'
import { requireProduct } from '../leads/products.ts'
import { resolveMessageLocale } from '../leads/answers/storeConsents.ts'
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import { buildRepaymentPlan } from '../lenders/repaymentPlan.ts'
import { buildNotFoundError } from '../lib/leadError.ts'
import { resolveLocale } from '../policies/policies.ts'

const resolveDocumentLocale = (product: Product, { application }: Lead, locale: string | undefined): LocaleKey =>
  resolveLocale(product, locale ?? resolveMessageLocale(product, application.policies ?? []))

export const offerDocumentRoutes = {
  offerPlan: defineLeadRoute(offerPlan, async ({ params: { offerId }, services, lead }) => {
    const product = requireProduct(services, lead)
    const { offer } = requireOffer(services.lenders, lead, offerId)
    return {
      offerId,
      currency: product.country.currency.code,
      ...buildRepaymentPlan(offer, countSmallestUnits(product.country.currency)),
    }
  }),

  // A read holds no transaction and no row lock, so that the document may take its time.
  offerInformation: defineLeadRoute(offerInformation, async ({ params, services, now, lead, clientHash }) => {
    const product = requireProduct(services, lead)
    const { lender, offer } = requireOffer(services.lenders, lead, params.offerId)
    const locale = resolveDocumentLocale(product, lead, params.locale)
    const plan = buildRepaymentPlan(offer, countSmallestUnits(product.country.currency))
    const content = buildInformation({ product, locale, lender, offer, plan, now })
    const bytes = await services.documentWriter.write(content, { leadId: lead.id, clientHash })
    return { fileName: `${offer.id}.pdf`, bytes }
  }),

  acceptedOffer: defineLeadRoute(acceptedOffer, async ({ services, database, lead, tokenHash, now }) => {
    const accepted = buildAcceptedOffer(services.lenders, lead, requireProduct(services, lead))
    const contract = await buildContractStatus(database, { services, lead, offerId: accepted.offer.id, tokenHash, now })
    return { ...accepted, contract }
  }),

  acceptedOfferCalendar: defineLeadRoute(acceptedOfferCalendar, async ({ params, services, database, lead }) => {
    const product = requireProduct(services, lead)
    const accepted = buildAcceptedOffer(services.lenders, lead, product)
    const signature = findSignature(await readSigning(database, { leadId: lead.id, offerId: accepted.offer.id }))
    const locale = resolveDocumentLocale(product, lead, params.locale)
    const calendar = buildCalendar({ accepted, signedAt: signature?.at ?? null }, product, locale)
    return { fileName: `${accepted.reference}.ics`, bytes: Buffer.from(calendar) }
  }),

  signedContract: defineLeadRoute(signedContract, async ({ services, database, lead, clientHash }) => {
    const product = requireProduct(services, lead)
    const { offer } = buildAcceptedOffer(services.lenders, lead, product)
    const signing = await readSigning(database, { leadId: lead.id, offerId: offer.id })
    if (findSignature(signing) === null) throw buildNotFoundError()
    const { number, content } = buildContractDocument({ finder: services.lenders, lead, product, signing })
    const bytes = await services.documentWriter.write(content, { leadId: lead.id, clientHash })
    return { fileName: `${number}.pdf`, bytes }
  }),
}
