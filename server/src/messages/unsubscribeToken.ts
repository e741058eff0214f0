// Builds and reads the token of unsubscribe links: the address and the product, encrypted with the server's secret. The
// link does not reveal the address, and only the owner of the mailbox receives it.
import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import { decryptText, encryptText } from '../lib/encryptedText.ts'
import { derivePurposeKey } from '../config/secretKey.ts'

const contentSchema = v.object({ email: v.string(), product: v.string() })

export type UnsubscribeContent = v.InferOutput<typeof contentSchema>

const buildTokenKey = (secretKey: string): Buffer => derivePurposeKey(secretKey, 'unsubscribe-links')

/** @assumed the token does not expire: an applicant may unsubscribe with an old message. */
export const buildUnsubscribeToken = (secretKey: string, { email, product }: UnsubscribeContent): string =>
  encryptText(JSON.stringify({ email, product }), buildTokenKey(secretKey))

/** Returns null for a token that was not issued with this secret. */
export const readUnsubscribeToken = (secretKey: string, token: string): UnsubscribeContent | null => {
  const text = decryptText(token, buildTokenKey(secretKey))
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
export const buildUnsubscribeLinks = (config: PageConfig, secretKey: string, content: UnsubscribeContent): Links => {
  const token = buildUnsubscribeToken(secretKey, content)
  return {
    page: buildUnsubscribePage(config, content.product, token),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}${oneClickPath.replace(':token', token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
