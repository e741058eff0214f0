// Builds and reads the token of unsubscribe links: the address and the product, encrypted with the server's secret. The
// link does not reveal the address, and only the owner of the mailbox receives it.
import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import { decryptWithAny, encryptText } from '../lib/encryptedText.ts'
import { derivePurposeKey, derivePurposeKeys, type SecretKey } from '../config/secretKey.ts'

const contentSchema = v.object({ email: v.string(), product: v.string() })

export type UnsubscribeContent = v.InferOutput<typeof contentSchema>

const purpose = 'unsubscribe-links'

/**
 * @assumed the token does not expire, because an applicant may unsubscribe with an old message. It is valid as long as
 * the server has its secret.
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

/** `:token` is the parameter. The path has the API's prefix, because a proxy forwards that to this server. */
export const oneClickPath = '/api/customer/email/unsubscribe/one-click/:token'

type Links = {
  /** The URL of the page where the owner of the mailbox confirms. */
  readonly page: string
  /** The headers of a marketing message (RFC 8058, RFC 2369). */
  readonly headers: Readonly<Record<string, string>>
}

type PageConfig = Pick<Config, 'publicUrl' | 'basePath' | 'productsDir'>

export const buildUnsubscribePage = (config: PageConfig, product: string, token: string): string =>
  `${config.publicUrl}${resolvePagePath(config, product)}/unsubscribe?token=${token}`

/** Builds the unsubscribe URL and headers. Every marketing message contains both. */
export const buildUnsubscribeLinks = (config: PageConfig, secretKey: SecretKey, content: UnsubscribeContent): Links => {
  const token = buildUnsubscribeToken(secretKey, content)
  return {
    page: buildUnsubscribePage(config, content.product, token),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}${oneClickPath.replace(':token', token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Whether a message with these headers is a marketing message. */
export const isMarketing = (headers: Readonly<Record<string, string>>): boolean => 'List-Unsubscribe' in headers
