// Cleans a URL for third parties: no query, no fragment, and only plain words in the path.

/**
 * `/continue/<secret>` becomes `/continue/:id`; a segment that is not a plain word becomes `:x`. Empty for an invalid
 * URL.
 */
export const toSafeAddress = (address: string): string => {
  if (!URL.canParse(address, window.location.origin)) return ''
  const { origin, pathname } = new URL(address, window.location.origin)
  const path = pathname.replace(/\/continue\/.*$/, '/continue/:id').split('/')
  return (
    origin + path.map((segment) => (/^(?:[a-z0-9]{0,3}|[a-z-]{1,40}|:id)$/.test(segment) ? segment : ':x')).join('/')
  )
}
