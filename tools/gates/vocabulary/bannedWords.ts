// Words that identifiers must not contain, because each had several meanings or is not the established term
// (docs/GLOSSARY.md has the domain words). Add a word when no identifier contains it any more.

export type BannedWord = {
  /** Matches the word in an identifier that was split at its capitals, in lower case. */
  readonly pattern: RegExp
  readonly instead: string
}

export const bannedWords: readonly BannedWord[] = [
  { pattern: /^judge(?:s|d|ment|ments)?$|^unjudged$/u, instead: 'validate, validation; check' },
  { pattern: /^refus(?:e|es|ed|ing|al|als)$/u, instead: 'reject, invalid, error' },
  { pattern: /^(?:tell|tells|telling|told)$/u, instead: 'send, report, emit, notify' },
  { pattern: /^(?:stand|stands|stood|standing)$/u, instead: 'position, location; a fake' },
]

/** Identifiers that may contain such a word, with the reason. */
export const allowedNames: Readonly<Record<string, string>> = {
  judge_or_prosecutor: 'a key of the list of positions, which the contract names',
  refused: 'the problem type `urn:loan:problem:refused` of the API, which integrators read',
}
