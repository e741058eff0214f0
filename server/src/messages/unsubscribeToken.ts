// Builds and reads the token of unsubscribe links: the address and the product, encrypted with the server's secret, so
// that a link does not reveal the address.
import * as v from 'valibot'
import { decryptWithAny, encryptText } from '../lib/encryptedText.ts'
import { derivePurposeKey, derivePurposeKeys, type SecretKey } from '../config/secretKey.ts'

const contentSchema = v.object({ email: v.string(), product: v.string() })

export type UnsubscribeContent = v.InferOutput<typeof contentSchema>

const purpose = 'unsubscribe-links'

/**
 * @assumed the token does not expire, because an applicant may unsubscribe with an old message. It is valid as long as
 * the server has the secret that encrypted it.
 */
export const buildUnsubscribeToken = (secretKey: SecretKey, { email, product }: UnsubscribeContent): string =>
  encryptText(JSON.stringify({ email, product }), derivePurposeKey(secretKey, purpose))

/** Returns null for a token that was not issued with a secret of this server. */
export const readUnsubscribeToken = (secretKey: SecretKey, token: string): UnsubscribeContent | null => {
  const text = decryptWithAny(token, derivePurposeKeys(secretKey, purpose))
  if (text === null) return null
  const json: unknown = JSON.parse(text)
  return v.parse(contentSchema, json)
}
