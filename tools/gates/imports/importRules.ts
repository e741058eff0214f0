// Which folder may import which, as data (docs/layers.md shows the same levels).

/** The rooms of the page, from the ground up: a room imports rooms of lower rows, never one of its own row. */
const webLevels: readonly (readonly string[])[] = [
  ['lib'],
  ['ui'],
  ['api', 'store', 'i18n'],
  ['context'],
  ['entry', 'form', 'journey', 'tracking', 'embedding'],
  ['screens'],
  ['shell'],
  ['brands'],
  ['app'],
]

/**
 * The folders of the domain, lowest first. `.` is the files beside the folders: calendar and states, which import no
 * folder.
 */
const domainLevels: readonly (readonly string[])[] = [
  ['.', 'tracking'],
  ['lead'],
  ['rules'],
  ['data-points'],
  ['validation'],
  ['countries'],
  ['pages'],
  ['lender-steps'],
  ['products'],
  ['contract'],
]

/** The folders of the server, lowest first. `.` is the files that start and stop it. */
const serverLevels: readonly (readonly string[])[] = [
  ['lib'],
  ['config'],
  ['database', 'captcha', 'lenders'],
  ['countries'],
  ['policies', 'look-ups', 'sandbox', 'uploads', 'messages'],
  ['personas', 'leads'],
  ['http'],
  ['routes'],
  ['.'],
]

/** Levels of a package: a folder imports folders of lower rows, never one of its own row. */
export const levels: Readonly<Record<string, readonly (readonly string[])[]>> = {
  domain: domainLevels,
  server: serverLevels,
  web: webLevels,
}

/** Folders without a level: their files are read by any folder, or are for tests. */
export const foldersWithoutLevel: readonly string[] = ['web/src/locales', 'domain/src/testing', 'server/src/testing']

/** Folders whose subfolders stand alone: what two of them share belongs in a room below. */
export const foldersOfLoners: readonly string[] = ['web/src/brands', 'web/src/screens']

/** Where the page of every product begins: it is given its own product by the build, and brings no other. */
export const pageStart = 'web/src/main.tsx'

/** Products, countries and the lists of them, none of which a page may name: a new one would change all. */
export const ofOneProduct =
  /^domain\/src\/(?:products\/(?:registry|[a-z]+-[a-z]{2})|products\/sequences\/\w+|countries\/registry|countries\/[a-z]{2}\/.*)\.ts$/

/** What the loan application itself may stand on; nothing of Node, nothing of the browser. */
export const domainPackages: readonly string[] = [
  'valibot',
  'libphonenumber-js',
  'ibantools',
  'stdnum',
  'clabe-validator',
]

/** Top-level folders each package may import files from. */
export const packageReach: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  web: ['web', 'domain'],
  server: ['server', 'domain'],
}
