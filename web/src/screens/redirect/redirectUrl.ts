// Parses the URL of a redirect; null unless it is a plain http(s) URL that every browser reads in the same way.

import { tryParseUrl } from '../../lib/tryParseUrl.ts'

/** Characters that a browser removes or converts in a URL: blanks, control characters, backslashes. */
const ambiguous = /[\s\\\p{Cc}\p{Cf}]/u

export const parseRedirectUrl = (address: string): URL | null => {
  if (ambiguous.test(address) || !/^https?:\/\/[^/]/iu.test(address)) return null
  const url = tryParseUrl(address)
  return url?.username === '' && url.password === '' ? url : null
}
