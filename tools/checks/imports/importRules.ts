// The import rules as data: which folder may import which (docs/layers.md has the same levels).

/** The folders of the page, lowest first. */
const webLevels: readonly (readonly string[])[] = [
  ['lib'],
  ['ui'],
  ['loading'],
  ['api', 'store', 'i18n'],
  ['app-context'],
  ['texts'],
  ['formats', 'page'],
  ['errors'],
  ['entry', 'form', 'lead-session', 'tracking', 'embedding'],
  ['screens'],
  ['shell'],
  ['brands'],
  ['app'],
]

/**
 * The folders of the domain, lowest first. `.` means the files beside the folders, such as calendar and states,
 * which import no folder.
 */
const domainLevels: readonly (readonly string[])[] = [
  ['.', 'tracking'],
  ['lead', 'loan-cost'],
  ['rules'],
  ['data-points'],
  ['validation'],
  ['countries'],
  ['pages'],
  ['lender-steps'],
  ['products'],
  ['contract'],
  ['client'],
]

/** The folders of the server, lowest first. `.` means the files that start and stop it. */
const serverLevels: readonly (readonly string[])[] = [
  ['lib'],
  ['config', 'lenders'],
  ['ports'],
  ['database'],
  ['countries', 'outbox', 'metrics'],
  ['policies', 'look-ups', 'sandbox', 'uploads', 'documents', 'messages', 'lender-journeys'],
  ['personas', 'leads'],
  ['adapters', 'key-rotation', 'operators'],
  ['http'],
  ['routes'],
  ['.'],
]

/** The folders of the lead code, lowest first. `.` means the files beside the folders, such as lead and tokens. */
const leadLevels: readonly (readonly string[])[] = [
  ['.'],
  ['answers', 'hand-over', 'lender-requests'],
  ['links', 'verification'],
  ['emails'],
  ['transitions'],
  ['access'],
  ['status', 'actions', 'contract', 'lender-events', 'retention'],
]

/** Levels below a folder: a folder may import folders of lower rows, but not of its own row. */
export const levels: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'domain/src': domainLevels,
  'server/src': serverLevels,
  'server/src/leads': leadLevels,
  'web/src': webLevels,
}

/** Folders without a level: any folder may import them, or only tests may. */
export const foldersWithoutLevel: readonly string[] = [
  'web/src/locales',
  'web/src/testing',
  'domain/src/testing',
  'server/src/testing',
]

/** Folders whose subfolders may not import each other. Shared code belongs in a folder of a lower level. */
export const isolatedFolders: readonly string[] = ['web/src/brands', 'web/src/screens']

/** Subfolders of isolated folders that the others may import, lowest first: each may import those before it. */
export const sharedFolders: readonly string[] = [
  'web/src/screens/frame',
  'web/src/screens/redirect',
  'web/src/screens/agreed-texts',
  'web/src/screens/lender-step',
  'web/src/screens/offer-terms',
]

/** The entry of the page. The build provides its product, and it must not import another one. */
export const pageStart = 'web/src/main.tsx'

/** Products, countries and lists of them. The page may not import them, because a new one would change every build. */
export const isOfOneProduct =
  /^domain\/src\/(?:products\/(?:registry|[a-z]+-[a-z]{2})|products\/sequences\/\w+|countries\/registry|countries\/[a-z]{2}\/.*)\.ts$/

/** Packages that domain may import. None depends on Node or the browser. */
export const domainPackages: readonly string[] = [
  'valibot',
  'libphonenumber-js',
  'ibantools',
  'stdnum',
  'clabe-validator',
]

/** Top-level folders from which each package may import files. */
export const packageReach: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  web: ['web', 'domain'],
  server: ['server', 'domain'],
}
