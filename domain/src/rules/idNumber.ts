// Register and file numbers without a specific form: pension, land.
import { patternRule, type LoadedRule } from './rule.ts'

/** @assumed spec 3.8 names these fields without a form. */
export const idNumberRule: LoadedRule = {
  ...patternRule('number-characters', /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ./_-]*$/u),
  keepsSeparators: true,
}
