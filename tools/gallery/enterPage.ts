// Builds the first document of the frame, which writes the browser storage of the applicant and then navigates to the
// page or screen.
import type { Entry } from './entries.ts'
import type { StoredApplicant } from './pageApplicant.ts'

/** JSON that is safe inside a script element. */
const written = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * Storage keys have the product id as prefix, because all products share an origin (server/src/routes/allProducts.ts).
 */
const storedKeys = ({ product, locale }: Entry, applicant: StoredApplicant | null) => ({
  local: { [`${product.id}:uiColors`]: JSON.stringify({ colors: {}, locale }) },
  session:
    applicant === null
      ? {}
      : {
          [`${product.id}:leadApplication`]: JSON.stringify(applicant.leadApplication),
          [`${product.id}:dynamicPages`]: JSON.stringify(applicant.dynamicPages),
          // Marks the redirect to the lender as done, so that the gallery does not leave the page.
          ...(applicant.leadApplication.lead !== null && {
            [`${product.id}:redirected`]: applicant.leadApplication.lead.id,
          }),
        },
})

/** `address` is the URL of the page or screen on the server. `visit` is null when the screen needs no stored data. */
export const buildEnterPage = (entry: Entry, applicant: StoredApplicant | null, address: string): string => {
  const { local, session } = storedKeys(entry, applicant)
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Opening</title><script>',
    `localStorage.clear();sessionStorage.clear();`,
    `Object.entries(${written(local)}).forEach(function(pair){localStorage.setItem(pair[0],pair[1])});`,
    `Object.entries(${written(session)}).forEach(function(pair){sessionStorage.setItem(pair[0],pair[1])});`,
    `location.replace(${written(address)})`,
    '</script></html>',
  ].join('')
}
