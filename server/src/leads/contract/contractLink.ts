// The reference in the URL of a contract page. It names the lead, the accepted offer and the token of the device that
// opened the receipt, encrypted with a key of the server. Reading the receipt therefore writes nothing. The URL works
// only while that token does.
import * as v from 'valibot'
import { hourMs } from '@loan/domain/durations'
import { derivePurposeKey, derivePurposeKeys, type SecretKey } from '../../config/secretKey.ts'
import { decryptWithAny, encryptText } from '../../lib/encryptedText.ts'

/** @assumed long enough to read a contract; each view of the receipt has a new reference. */
const contractLinkHours = 12

const contentSchema = v.strictObject({
  leadId: v.string(),
  offerId: v.string(),
  tokenHash: v.string(),
  expiresAt: v.number(),
})

/** A contract: the lead with the accepted offer. */
export type ContractKey = { readonly leadId: string; readonly offerId: string }

export type ContractLink = ContractKey & { readonly tokenHash: string }

const purpose = 'contract-link'

export const createContractReference = (
  secretKey: SecretKey,
  { leadId, offerId, tokenHash }: ContractLink,
  now: Date,
): string => {
  const content = { leadId, offerId, tokenHash, expiresAt: now.getTime() + contractLinkHours * hourMs }
  return encryptText(JSON.stringify(content), derivePurposeKey(secretKey, purpose))
}

/** Null when the reference is not from this release of the server, is of an unknown secret or has expired. */
export const parseContractReference = (secretKey: SecretKey, reference: string, now: Date): ContractLink | null => {
  const text = decryptWithAny(reference, derivePurposeKeys(secretKey, purpose))
  if (text === null) return null
  const json: unknown = JSON.parse(text)
  const parsed = v.safeParse(contentSchema, json)
  if (!parsed.success) return null
  const { expiresAt, ...link } = parsed.output
  return expiresAt > now.getTime() ? link : null
}
