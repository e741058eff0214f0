// Names of companies. A country may restrict them further.
import { patternRule } from './rule.ts'

/** @assumed the default, which the specification does not give: the Polish pattern with more punctuation. */
export const companyNameRule = patternRule(
  'company-name-characters',
  /^[\p{L}\p{N}'’"„“”«»(][\p{L}\p{M}\p{N}'’"„“”«»,.+/\\&()ºª!:@·* -]*$/u,
)
