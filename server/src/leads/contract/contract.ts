// The contract of an accepted offer: its state for the receipt and the content of its document.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../../database/storage.ts'
import { buildContract, type ContractSignature } from '../../documents/buildContract.ts'
import type { DocumentContent } from '../../documents/documentContent.ts'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import type { LenderFinder } from '../../ports/lenderGateway.ts'
import { buildAcceptedOffer, requireOffer } from './acceptedOffer.ts'
import { createContractReference } from './contractLink.ts'
import { type ContractSigning, readSigning, resolveContractLocale } from './contractSigning.ts'
import type { Lead } from '../lead.ts'
import type { LeadServices } from '../leadServices.ts'

export const contractPath = '/sandbox/contract'

export const findSignature = (signing: ContractSigning | null): ContractSignature | null =>
  signing === null || signing.signedAt === null || signing.signature === null
    ? null
    : { at: signing.signedAt, number: signing.signature }

type ContractStatusInput = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey' | 'lenders'>
  readonly lead: Lead
  readonly offerId: string
  /** The token of the device that reads the receipt, hashed. */
  readonly tokenHash: string
  readonly now: Date
}

/** @assumed only the sandbox has a page with the contract; in production the lender sends the applicant its own. */
export const buildContractStatus = async (
  database: Database,
  { services: { config, secretKey, lenders }, lead, offerId, tokenHash, now }: ContractStatusInput,
): Promise<AcceptedOffer['contract']> => {
  const { lender } = requireOffer(lenders, lead, offerId)
  if (lender.signsByCode !== true || !config.hasSandbox) return null
  const contract = { leadId: lead.id, offerId }
  const signature = findSignature(await readSigning(database, contract))
  const reference = createContractReference(secretKey, { ...contract, tokenHash }, now)
  return {
    url: `${config.publicUrl}${contractPath}?reference=${reference}`,
    signed: signature && { at: signature.at.toISOString(), signature: signature.number },
  }
}

export type ContractDocument = {
  /** The application number. */
  readonly number: string
  readonly lender: LenderProfile
  readonly content: DocumentContent
}

/** Throws `wrong-state` when the lead has not ended with an accepted offer. */
export const buildContractDocument = ({
  finder,
  lead,
  product,
  signing,
}: {
  readonly finder: LenderFinder
  readonly lead: Lead
  readonly product: Product
  readonly signing: ContractSigning | null
}): ContractDocument => {
  const { reference: number, agreedAt, offer, plan } = buildAcceptedOffer(finder, lead, product)
  const { lender } = requireOffer(finder, lead, offer.id)
  const signature = findSignature(signing)
  const signedLocale = signature === null ? undefined : product.locales.find((locale) => locale === signing?.locale)
  const content = buildContract({
    product,
    locale: signedLocale ?? resolveContractLocale(product, lead),
    lender,
    offer,
    plan,
    now: signature?.at ?? new Date(agreedAt),
    number,
    application: lead.application,
    signature,
  })
  return { number, lender, content }
}
