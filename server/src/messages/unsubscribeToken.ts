// The token in unsubscribe links: the address and the product, encrypted with the server's secret. It shows the address
// to nobody who sees the link, and only the owner of the mailbox receives it.
import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import { pagePathOf } from '../config/pagePath.ts'
import { openText, sealText } from '../lib/sealedText.ts'
import { keyFor } from '../config/secretKey.ts'

const contentSchema = v.object({ email: v.string(), product: v.string() })

export type UnsubscribeContent = v.InferOutput<typeof contentSchema>

const buildTokenKey = (secretKey: string): Buffer => keyFor(secretKey, 'unsubscribe-links')

/** @assumed it does not expire: somebody may unsubscribe by an old message. */
export const buildUnsubscribeToken = (secretKey: string, { email, product }: UnsubscribeContent): string =>
  sealText(JSON.stringify({ email, product }), buildTokenKey(secretKey))

/** Null where no server with this secret issued the token. */
export const readUnsubscribeToken = (secretKey: string, token: string): UnsubscribeContent | null => {
  const text = openText(token, buildTokenKey(secretKey))
  if (text === null) return null
  const json: unknown = JSON.parse(text)
  return v.parse(contentSchema, json)
}

/** `:token` is the parameter. Below the prefix of the API, which a proxy forwards to this server. */
export const oneClickPath = '/api/customer/email/unsubscribe/one-click/:token'

type Links = {
  /** The page where the owner of the mailbox confirms by a press. */
  readonly page: string
  /** Of each marketing message (RFC 8058, RFC 2369). */
  readonly headers: Readonly<Record<string, string>>
}

type PageConfig = Pick<Config, 'publicUrl' | 'basePath' | 'productsDir'>

export const buildUnsubscribePage = (config: PageConfig, product: string, token: string): string =>
  `${config.publicUrl}${pagePathOf(config, product)}/unsubscribe?token=${token}`

/** How a marketing message is unsubscribed from. Every message of this kind carries both. */
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
