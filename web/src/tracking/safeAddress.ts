// An address as a third party may see it: no query, no fragment, and of the path only words that are ours.

/** `/continue/<secret>` becomes `/continue/:id`; what is no plain word becomes `:x`. */
export const safeAddress = (address: string): string => {
  if (!URL.canParse(address, window.location.origin)) return ''
  const { origin, pathname } = new URL(address, window.location.origin)
  const path = pathname.replace(/\/continue\/.*$/, '/continue/:id').split('/')
  return origin + path.map((part) => (/^(?:[a-z0-9]{0,3}|[a-z-]{1,40}|:id)$/.test(part) ? part : ':x')).join('/')
}
