// What must not stand in a source file and no other tool sees, as a table. One row: where, what, why.

export type SourceRule = {
  readonly name: string
  readonly in: RegExp
  readonly notIn?: RegExp
  readonly pattern: RegExp
  readonly reason: string
}

const code = /\.(ts|tsx|mjs)$/
const tests = /\.(test|spec)\.tsx?$|^e2e\//
const here = /^tools\/gates\/endings\//

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'unfinished',
    in: /\.(ts|tsx|mjs|css|json|html|md|sh|yml)$/,
    notIn: here,
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    reason: 'finish it, or write it down as an issue',
  },
  {
    name: 'test left out',
    in: tests,
    pattern: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|fixme|todo)\b|\b(?:xit|xdescribe|fit|fdescribe)\(/,
    reason: 'a test runs, always, or is not there',
  },
  {
    name: 'path of a machine',
    in: /./,
    notIn: here,
    pattern: /(?<![\w.@-])\/(?:work|farm|home|root|Users)\/[\w.-]/,
    reason: 'it exists on one machine only',
  },
  {
    name: 'checker silenced',
    in: code,
    notIn: /^tools\/gates\/|\.test\.tsx?$/,
    pattern: /@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable|@internal-knip|knip-ignore/,
    reason: 'mend what it complains of',
  },
  {
    name: 'condition on a brand or country',
    in: /^(?:domain|web|server)\/.*\.tsx?$/,
    notIn: /\.test\.tsx?$|^domain\/src\/(?:countries|products)\/|^web\/src\/brands\//,
    pattern:
      /\b(?:brand|country(?:\.code)?|countryCode|product\.id|productId)\s*[!=]==?\s*['"`]|\bcase\s+['"](?:tukan|vireo|CO|DE|ES|MX|PH|PL|RO|VN)['"]/,
    reason: 'what differs between products is data of the country or the product',
  },
  {
    name: 'markup from a string',
    in: /^(?:domain|web|server)\/.*\.(?:tsx?|html)$/,
    notIn: /\.test\.tsx?$/,
    pattern: /dangerouslySetInnerHTML|\.innerHTML\b|\bnew Function\(/,
    reason: 'text nodes only: markup from a string lets script in',
  },
]

/** Longer files are two rooms in one. */
export const mostLines = 220

/** Tables of data, where length is not complexity. */
export const dataTables: readonly RegExp[] = [
  /^domain\/src\/pages\/rows\.ts$/,
  /^server\/src\/countries\/[a-z]{2}\/(?:postcodes|companies)\.ts$/,
  /^server\/src\/policies\/texts\//,
  /^server\/src\/database\/schema\.ts$/,
  /^server\/src\/testing\/numberedMigrations\.ts$/,
]

/** Folder names that say nothing of what is inside. */
export const emptyFolderNames: readonly string[] = ['helpers', 'utils', 'util', 'common', 'types', 'misc', 'shared']
