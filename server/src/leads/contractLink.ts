// The reference in the URL of a contract page. It names the lead, the accepted offer and the token of the device that
// opened the receipt, encrypted with a key of the server, so that a read returns a URL without a write. The URL works
// only while that token does.
import * as v from 'valibot'
import { derivePurposeKey } from '../config/secretKey.ts'
import { decryptText, encryptText } from '../lib/encryptedText.ts'

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

const deriveKey = (secretKey: string): Buffer => derivePurposeKey(secretKey, 'contract-link')

export const createContractReference = (
  secretKey: string,
  { leadId, offerId, tokenHash }: ContractLink,
  now: Date,
): string => {
  const content = { leadId, offerId, tokenHash, expiresAt: now.getTime() + contractLinkHours * 3_600_000 }
  return encryptText(JSON.stringify(content), deriveKey(secretKey))
}

/** Null when the reference is not from this release of the server or has expired. */
export const parseContractReference = (secretKey: string, reference: string, now: Date): ContractLink | null => {
  const text = decryptText(reference, deriveKey(secretKey))
  if (text === null) return null
  const json: unknown = JSON.parse(text)
  const parsed = v.safeParse(contentSchema, json)
  if (!parsed.success) return null
  const { expiresAt, ...link } = parsed.output
  return expiresAt > now.getTime() ? link : null
}
