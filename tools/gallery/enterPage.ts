// Builds the first document of the frame, which writes the browser storage of the applicant and then navigates to the
// page or screen.
import type { Entry } from './entries.ts'
import { holdCookie } from './forward.ts'
import type { Visit } from './visit.ts'

/** JSON that is safe inside a script element. */
const written = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * Storage keys have the product id as prefix, because all products share an origin (server/src/routes/allProducts.ts).
 */
const storedKeys = ({ product, locale }: Entry, visit: Visit | null) => ({
  local: { [`${product.id}:uiColors`]: JSON.stringify({ colors: {}, locale }) },
  session:
    visit === null
      ? {}
      : {
          [`${product.id}:leadApplication`]: JSON.stringify(visit.leadApplication),
          [`${product.id}:dynamicPages`]: JSON.stringify(visit.dynamicPages),
          // Marks the redirect to the lender as done, so that the gallery does not leave the page.
          ...(visit.leadApplication.lead !== null && { [`${product.id}:redirected`]: visit.leadApplication.lead.id }),
        },
})

/** `address` is the URL of the page or screen on the server. `visit` is null when the screen needs no stored data. */
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

/** The `Set-Cookie` value that makes the gallery block the requests a loading state waits for, or removes the block. */
export const holdHeader = ({ node, condition }: Entry): string =>
  condition === 'loading'
    ? `${holdCookie}=${node.startsWith('page:') ? 'page' : 'screen'}; Path=/; SameSite=Strict`
    : `${holdCookie}=; Path=/; Max-Age=0; SameSite=Strict`
