// Decides which modules share a chunk of the client build.

/**
 * Matches the files with these paths below a folder `src`, without their extension. A group also contains what its
 * files import, unless a group of a higher priority contains it.
 */
const files = (...paths: readonly string[]): RegExp => new RegExp(`src/(?:${paths.join('|')})\\.tsx?$`, 'u')

/** The chunk of the controls for the value kinds `choice` and `yes-no`. */
export const choicesChunk = 'choices'

/** The chunk that a page may lack. */
export const optionalChunk = 'around'

/**
 * The chunk `main` contains what the first page, its submit and most second pages need, with the brand's page and the
 * country's rules and options. One chunk compresses better than several, and the first submit waits for no request.
 * Each page load fetches the other groups after the start, in one request each. Dynamic imports split the rest.
 */
export const chunkGroups = [
  { name: 'main', test: /src\/main\.tsx$|ApplicationPage\.tsx$|rolldown\/runtime/u, priority: 3 },
  // Most second pages have only choices. The document preloads the chunk for them, so that they open without the next
  // group.
  { name: choicesChunk, test: files('form/controls/(?:Choice|Tile)Control'), priority: 2 },
  // What the next pages need, the texts that load with it, and what other chunks share with the group `around`.
  {
    name: 'ahead',
    test: files(
      'form/controls/DateControl',
      'form/field-helpers/(?:registry|EmailSuggestion|GroupedDigits|RepeatedAffix)',
      'form/groupDigits',
      'form/(?:FormErrors|page/PageProgress|useIsPersistent)',
      'formats/useLoanText',
      'i18n/fetchTexts',
      'lead-session/(?:leadStatusStore|sentStages)',
      'page/(?:LenderMark|lenderLogos)',
      'texts/useNamespace',
      'ui/(?:Card|laterIcons)',
      'countries/\\w+/emailProviders',
      'getInitials',
    ),
    priority: 1,
  },
  // What restores a draft, which a second tab waits for.
  { name: 'restore', test: files('store/restore'), priority: 1 },
  // What the first pages show around the form. Every page works without it, so no other chunk may import it
  // (`viteConfig.ts`).
  {
    name: optionalChunk,
    test: files(
      'form/(?:loan/SavedMark|page/TimeLeft)',
      'form/loan-example/.+',
      'shell/Aside',
      'countries/\\w+/exampleLenders',
    ),
    priority: 0,
  },
  // What saves the answers, starts the session and reports events.
  {
    name: 'background',
    test: files(
      'app/(?:startSession|watchEndedAccess)',
      'entry/clearData',
      'errors/RequestProblem',
      'form/(?:page/fetchPolicies|saving/saving)',
      'shell/(?:ConnectionState|FoldedNotices|SavedAnswers)',
      'tracking/startTracking',
    ),
    priority: 0,
  },
]

/** The chunks of each page load. Their styles are in the HTML, in this order (`chunkStyles.ts`). */
export const startChunks: readonly string[] = chunkGroups.map(({ name }) => name)

/**
 * Makes V8 compile all functions of a chunk off the main thread during the download. Nearly all of them run when the
 * chunk is used. Compiling each one at its first call takes a quarter of the start on a slow phone. Of the navigation
 * to the review it takes 8 to 29 %.
 */
export const compileAtOnce = '//# allFunctionsCalledOnLoad\n'

export const buildChunkNames = (release: string) => {
  const names = `assets/[name]-[hash]${release}.js`
  return { entryFileNames: names, chunkFileNames: names }
}
