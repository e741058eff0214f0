// The links and headers with which the owner of a mailbox unsubscribes from marketing messages.
import type { Config } from '../config/config.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import type { SecretKey } from '../config/secretKey.ts'
import { buildUnsubscribeToken, type UnsubscribeContent } from './unsubscribeToken.ts'

/** The path of `List-Unsubscribe` as a route. It has the API's prefix, because a proxy forwards that to this server. */
export const oneClickPath = '/api/customer/email/unsubscribe/one-click/:token'

type UnsubscribeLinks = {
  /** See `buildUnsubscribeUrl`. */
  readonly url: string
  /** The headers of a marketing message (RFC 8058, RFC 2369). */
  readonly headers: Readonly<Record<string, string>>
}

type PageConfig = Pick<Config, 'publicUrl' | 'basePath' | 'productsDir'>

/** The URL of the page on which the owner of the mailbox confirms. */
export const buildUnsubscribeUrl = (config: PageConfig, product: string, token: string): string =>
  `${config.publicUrl}${resolvePagePath(config, product)}/unsubscribe?token=${token}`

/** Every marketing message contains the URL in its text, and the headers. */
export const buildUnsubscribeLinks = (
  config: PageConfig,
  secretKey: SecretKey,
  content: UnsubscribeContent,
): UnsubscribeLinks => {
  const token = buildUnsubscribeToken(secretKey, content)
  return {
    url: buildUnsubscribeUrl(config, content.product, token),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}${oneClickPath.replace(':token', token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Whether a message with these headers is a marketing message. */
export const isMarketing = (headers: Readonly<Record<string, string>>): boolean => 'List-Unsubscribe' in headers
