// Numbers of registers and files that have no form of their own here: pension, land, vehicle models.
import { patternRule } from './rule.ts'

/** @assumed SPEC.md §3 names these fields without a form. */
export const idNumberRule = patternRule('number-characters', /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ./_-]*$/u)
