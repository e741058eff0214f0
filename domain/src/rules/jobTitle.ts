// Job titles: letters, digits, spaces, dots and hyphens (spec 5.6), extended to Unicode.
import { patternRule } from './rule.ts'

export const jobTitleRule = patternRule('job-title-characters', /^[\p{L}\p{N}][\p{L}\p{M}\p{N}. -]*$/u)
