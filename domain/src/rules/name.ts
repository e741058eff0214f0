// People's names: letters of any script with spaces or hyphens between them (SPEC.md §5 default), made Unicode.
import { patternRule } from './rule.ts'

/**
 * @assumed apostrophes, dots and the Catalan middle dot too, and `Kowalska - Nowak`: O’Neil, St. John, M.ª,
 * ’t Hooft, Gal·la are names (countries.md §1.2). Every separator stands between letters, only a dot may end.
 */
export const nameRule = patternRule(
  'name-characters',
  /^['’]?\p{L}[\p{L}\p{M}]*(?:(?:[.'’·](?: ?-? ?)|-| -? ?|- )['’]?[\p{L}\p{M}]+)*\.?$/u,
)
