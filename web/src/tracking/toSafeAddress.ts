// Cleans a URL for third parties: no query, no fragment, and only plain words in the path.

import { tryParseUrl } from '../lib/tryParseUrl.ts'

/**
 * `/continue/<secret>` becomes `/continue/:id`; a segment that is not a plain word becomes `:x`. Empty for an invalid
 * URL.
 */
export const toSafeAddress = (address: string): string => {
  const url = tryParseUrl(address, window.location.origin)
  if (url === null) return ''
  const path = url.pathname.replace(/\/continue\/.*$/, '/continue/:id').split('/')
  return (
    url.origin +
    path.map((segment) => (/^(?:[a-z0-9]{0,3}|[a-z-]{1,40}|:id)$/.test(segment) ? segment : ':x')).join('/')
  )
}
