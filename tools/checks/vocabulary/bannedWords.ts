// Words that were replaced, because each had several meanings or is not the established term (docs/GLOSSARY.md has the
// domain words). Add a word after its uses are renamed.

export type BannedWord = {
  /** Matches a word in lower case: of an identifier that was split at its capitals, or of a text. */
  readonly pattern: RegExp
  readonly instead: string
  /** True for a word that comments and test titles may contain in its plain meaning. */
  readonly onlyInNames?: boolean
}

export const bannedWords: readonly BannedWord[] = [
  { pattern: /^judge(?:s|d|ment|ments)?$|^unjudged$/u, instead: 'validate, validation; check' },
  { pattern: /^refus(?:e|es|ed|ing|al|als)$/u, instead: 'reject, invalid, error', onlyInNames: true },
  { pattern: /^(?:tell|tells|telling|told)$/u, instead: 'send, report, emit, notify', onlyInNames: true },
  { pattern: /^(?:stand|stands|stood|standing)$/u, instead: 'position, location; a fake', onlyInNames: true },
  { pattern: /^verdicts?$/u, instead: 'result, decision' },
  { pattern: /^mend(?:s|ed|ing)?$/u, instead: 'fix, correct' },
  { pattern: /^gates?$/u, instead: 'check' },
  { pattern: /^complain(?:s|t|ts|ed|ing)?$/u, instead: 'report, finding, violation', onlyInNames: true },
  { pattern: /^assists?$/u, instead: 'field helper, suggestion' },
  { pattern: /^walk(?:s|ed|ing)?$/u, instead: 'traverse, complete' },
  { pattern: /^facts?$/u, instead: 'data, details, metadata' },
  { pattern: /^strays?$/u, instead: 'unmapped, unexpected' },
  { pattern: /^(?:anew|quietly|drawn|whoever|nobody|meanwhile)$/u, instead: 'the plain term, or nothing' },
  { pattern: /^(?:brought|came)$/u, instead: 'loaded, redirected, returned', onlyInNames: true },
  { pattern: /^visit(?:s|ed|ing)?$/u, instead: 'session, page load; traverse' },
  { pattern: /^settle(?:s|d|r)?$|^settling$/u, instead: 'normalise, flush; result' },
  { pattern: /^(?:played|playing)$/u, instead: 'fake, server' },
  { pattern: /^acts?$/u, instead: 'action', onlyInNames: true },
  { pattern: /^mov(?:e|es|ed|ing)$/u, instead: 'transition, navigation', onlyInNames: true },
  { pattern: /^turn(?:s|ed|ing)?$/u, instead: 'navigation, round', onlyInNames: true },
  { pattern: /^known$/u, instead: 'existing, supported', onlyInNames: true },
  { pattern: /^(?:kept|held)$/u, instead: 'stored, retained', onlyInNames: true },
  { pattern: /^places?$/u, instead: 'position, path, index', onlyInNames: true },
  { pattern: /^parts?$/u, instead: 'subset, section, chunk', onlyInNames: true },
]

/** An identifier that may contain such a word. */
type AllowedName = {
  readonly name: string
  readonly reason: string
  /** The files that may contain the name; without them, every file. */
  readonly files?: RegExp
}

export const allowedNames: readonly AllowedName[] = [
  { name: 'judge_or_prosecutor', reason: 'a key of the list of professions, which the contract names' },
  { name: 'rent_move', reason: 'a key of the list of loan purposes, which the contract names' },
  { name: 'refused', reason: 'the problem type `urn:loan:problem:refused` of the API, which integrators read' },
  { name: 'complaints', reason: 'the authority for complaints, which the legal notices of a country name' },
  {
    name: 'act',
    reason: 'a function of React and of Testing Library',
    files: /^web\/src\/.*(?:\.test\.tsx?$|testing\/)/u,
  },
  { name: 'allSettled', reason: 'a function of `Promise`' },
  { name: 'dynamicImportSettled', reason: 'a function of Vitest' },
  { name: 'visit', reason: 'a function of the `Visitor` of Vite', files: /^tools\/checks\//u },
  { name: 'move', reason: 'a function of the mouse of Playwright', files: /^(?:e2e|bench)\//u },
  { name: 'formatToParts', reason: 'a function of `Intl`' },
  { name: 'localPart', reason: 'the name in RFC 5321 for the text before the @ of an e-mail address' },
  { name: 'registerWellKnown', reason: 'the well-known URLs of RFC 8615' },
  { name: 'place-characters', reason: 'the error code of `placeRule`' },
  { name: 'placeRule', reason: 'the rule for the names of towns, authorities and banks' },
  {
    name: 'place',
    reason: 'a parameter of the texts of debts, and a key in the stored journey of a lead',
    files: /^(?:web\/src\/screens\/debts|server\/src\/lender-journeys)\//u,
  },
]

/** The day, the month or the year of a date, which every name may contain. */
export const dateParts = /(?:^d|D)atePart(?=s?(?:[A-Z]|$))/gu
