// The reference in the URL of a contract page. It names the lead and the accepted offer, encrypted with a key of the
// server, so that a read returns a URL without a write.
import * as v from 'valibot'
import { derivePurposeKey } from '../config/secretKey.ts'
import { decryptText, encryptText } from '../lib/encryptedText.ts'

/** @assumed long enough to read a contract; each view of the receipt has a new reference. */
const contractLinkHours = 12

const contentSchema = v.strictObject({ leadId: v.string(), offerId: v.string(), expiresAt: v.number() })

/** A contract: the lead with the accepted offer. */
export type ContractKey = { readonly leadId: string; readonly offerId: string }

const deriveKey = (secretKey: string): Buffer => derivePurposeKey(secretKey, 'contract-link')

export const createContractReference = (secretKey: string, { leadId, offerId }: ContractKey, now: Date): string => {
  const content = { leadId, offerId, expiresAt: now.getTime() + contractLinkHours * 3_600_000 }
  return encryptText(JSON.stringify(content), deriveKey(secretKey))
}

/** Null when the reference is not from this server or has expired. */
export const parseContractReference = (secretKey: string, reference: string, now: Date): ContractKey | null => {
  const text = decryptText(reference, deriveKey(secretKey))
  if (text === null) return null
  const json: unknown = JSON.parse(text)
  const { leadId, offerId, expiresAt } = v.parse(contentSchema, json)
  return expiresAt > now.getTime() ? { leadId, offerId } : null
}
