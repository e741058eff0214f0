// A country is one folder in domain and one in server: lists the other files that name it, with the reason.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'

/** Its code as a value, a key or part of a name; its folder or locale in a path; its name. */
const vietnam = /['"]VN['"]|\bVN[:.]|[/'"]vn[/'".]|\bvn[A-Z]\w|\bvn[,:]|[vV]ireoVn\b|vireo-vn|Vietnam/u

/** Its own folders, locale, products and brand; tests and stories may name any country. */
const own =
  /^(?:domain|server)\/src\/countries\/vn\/|\/locales\/|\/(?:texts|contract-texts|choice-names|sequences)\/vn\.ts$|\/vireo-vn\.ts$|\/brands\/vireo\/vn\/|\.(?:test|spec|stories)\.tsx?$/u

/** One row for each country or locale. */
const registries: readonly string[] = [
  'domain/src/countries/country.ts',
  'domain/src/countries/linePatterns.ts',
  'domain/src/countries/noticeSources.ts',
  'domain/src/countries/optionKeys.ts',
  'domain/src/countries/personas.ts',
  'domain/src/countries/registry.ts',
  'domain/src/products/registry.ts',
  'domain/src/testing/phoneNumbers.ts',
  'domain/src/testing/buildSamples.ts',
  'server/src/countries/registry.ts',
  'server/src/documents/contractTexts.ts',
  'server/src/documents/documentTexts.ts',
  'server/src/look-ups/choices.ts',
  'server/src/messages/messageTexts.ts',
  'server/src/policies/policies.ts',
  'server/src/testing/answersByCountry.ts',
]

const others: readonly string[] = [
  // The top-level domains of e-mail providers, in any country.
  'domain/src/rules/emailProviders.ts',
  // Generated from the locales.
  'server/src/policies/tickedTexts.ts',
]

const isSource = (file: string): boolean => /^(?:domain|server|web|tools|e2e|bench)\/.*\.(?:tsx?|mjs)$/u.test(file)

it('only registries and lists that no country owns name a country outside its folders', () => {
  const found = listFiles().filter(
    (file) => isSource(file) && !own.test(file) && vietnam.test(readFileSync(fromRoot(file), 'utf8')),
  )
  expect(found.toSorted()).toEqual([...registries, ...others].toSorted())
})
