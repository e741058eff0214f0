// The table of patterns that no source file may contain and that no other tool reports: the files, the pattern and the
// reason.

type SourceRule = {
  readonly name: string
  readonly in: RegExp
  readonly notIn?: RegExp
  readonly pattern: RegExp
  readonly reason: string
}

const code = /\.(ts|tsx|mjs)$/
const tests = /\.(test|spec)\.tsx?$|^e2e\//
const ownFolder = /^tools\/checks\/hygiene/

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'unfinished',
    in: /\.(ts|tsx|mjs|css|json|html|md|sh|yml)$/,
    notIn: ownFolder,
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    reason: 'finish it or open an issue',
  },
  {
    name: 'skipped test',
    in: tests,
    pattern: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|fixme|todo)\b|\b(?:xit|xdescribe|fit|fdescribe)\(/,
    reason: 'run the test or delete it',
  },
  {
    name: 'fixed wait',
    in: /^e2e\//,
    // The chaos runs inject pauses, and a driver pauses between its attempts.
    notIn: /^e2e\/(?:chaos\/|setup\/drivenBrowser\.ts$)/,
    pattern: /\.waitForTimeout\(|setTimeout\(\s*(?:resolve|done|r)\s*,|timers\/promises/,
    reason: 'wait for a condition that a test can observe (e2e/driver/delayedWork.ts), or move the clock of the page',
  },
  {
    name: 'path of a machine',
    in: /./,
    notIn: ownFolder,
    pattern: /(?<![\w.@-])\/(?:work|farm|home|root|Users)\/[\w.-]/,
    reason: 'it exists on one machine only',
  },
  {
    name: 'disabled checker',
    in: code,
    notIn: /^tools\/checks\/|\.test\.tsx?$/,
    pattern: /(?:oxlint|eslint)-disable|@internal-knip|knip-ignore/,
    reason: 'fix the reported problem',
  },
  {
    name: 'condition on a brand or country',
    in: /^(?:domain|web|server)\/.*\.tsx?$/,
    notIn: /\.test\.tsx?$|^domain\/src\/(?:countries|products)\/|^web\/src\/brands\//,
    pattern:
      /\b(?:brand|country(?:\.code)?|countryCode|product\.id|productId)\s*[!=]==?\s*['"`]|\bcase\s+['"](?:tukan|vireo|[A-Z]{2})['"]/,
    reason: 'differences between products are data of the country or the product',
  },
  {
    name: 'comment of more than 120 characters',
    in: code,
    // A long address cannot break.
    pattern: /^(?!.*https?:)(?=\s*(?:\/\/|\/?\*)).{121,}$/,
    reason: 'oxfmt does not wrap comments: wrap it',
  },
]

/** Folder names that do not describe their content. */
export const emptyFolderNames: readonly string[] = ['helpers', 'utils', 'util', 'common', 'types', 'misc', 'shared']
