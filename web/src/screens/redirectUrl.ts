// The address an applicant is sent to, or none: only http(s), nothing a browser could read in two ways.

/** What a browser drops or turns round in an address: blanks, control characters, backslashes. */
const ambiguous = /[\s\\\p{Cc}\p{Cf}]/u

export const parseRedirectUrl = (address: string): URL | null => {
  if (ambiguous.test(address) || !/^https?:\/\/[^/]/iu.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.username === '' && url.password === '' ? url : null
}
