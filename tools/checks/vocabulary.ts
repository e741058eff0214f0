// Check: no identifier, comment or test title contains a word that was replaced by an established term.
import { checkFiles } from './check.ts'
import { findBannedWords } from './vocabulary/findBannedWords.ts'

export const vocabulary = checkFiles({
  name: 'vocabulary',
  proves: 'No identifier, comment or test title contains a word that was replaced by the established term.',
  files: /\.tsx?$/u,
  least: 1200,
  find: findBannedWords,
})
