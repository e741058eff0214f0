// The first document of the frame: puts what an applicant's tab would hold where the page looks for it, then goes there.
import type { Entry } from './entries.ts'
import { holdCookie } from './forward.ts'
import type { Visit } from './visit.ts'

/** Nothing in it ends the script element it stands in. */
const written = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Keys are the product's own where all products share an origin (server/src/routes/allProducts.ts). */
const storedKeys = ({ product, locale }: Entry, visit: Visit | null) => ({
  local: { [`${product.id}:uiColors`]: JSON.stringify({ colors: {}, locale }) },
  session:
    visit === null
      ? {}
      : {
          [`${product.id}:leadApplication`]: JSON.stringify(visit.leadApplication),
          [`${product.id}:dynamicPages`]: JSON.stringify(visit.dynamicPages),
          // As after the way to a lender's site: nobody is sent on while looking.
          ...(visit.leadApplication.lead !== null && { [`${product.id}:redirected`]: visit.leadApplication.lead.id }),
        },
})

/** `address` of the page or screen, as the server serves it. */
export const buildEnterPage = (entry: Entry, visit: Visit | null, address: string): string => {
  const { local, session } = storedKeys(entry, visit)
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Opening</title><script>',
    `localStorage.clear();sessionStorage.clear();`,
    `Object.entries(${written(local)}).forEach(function(pair){localStorage.setItem(pair[0],pair[1])});`,
    `Object.entries(${written(session)}).forEach(function(pair){sessionStorage.setItem(pair[0],pair[1])});`,
    `location.replace(${written(address)})`,
    '</script></html>',
  ].join('')
}

/** What the browser is told to have held back, or to have no longer. */
export const holdHeader = ({ node, condition }: Entry): string =>
  condition === 'loading'
    ? `${holdCookie}=${node.startsWith('page:') ? 'page' : 'screen'}; Path=/; SameSite=Strict`
    : `${holdCookie}=; Path=/; Max-Age=0; SameSite=Strict`
