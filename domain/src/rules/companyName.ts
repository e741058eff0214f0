// Names of companies.
import { patternRule, type Rule } from './rule.ts'

/**
 * Spec 5.3, 5.4: letters including Polish ones, digits, ' , . + / \ - & and space.
 * @assumed quotation marks (`PHU „Romex”`) are removed and ’ becomes ', because neither is permitted and both are
 * common.
 */
export const plCompanyNameRule: Rule = {
  ...patternRule(
    'company-name-characters',
    /^[\p{L}\p{M}\d',.+/\\&-](?:[\p{L}\p{M}\d',.+/\\& -]*[\p{L}\p{M}\d',.+/\\&-])?$/u,
  ),
  normalise: (text) =>
    text
      .replaceAll('’', "'")
      .replace(/["„“”«»]/gu, '')
      .replace(/ +/gu, ' ')
      .trim(),
}

/** @assumed the default, which the specification does not give: the Polish pattern with more punctuation. */
export const companyNameRule = patternRule(
  'company-name-characters',
  /^[\p{L}\p{N}'’"„“”«»(][\p{L}\p{M}\p{N}'’"„“”«»,.+/\\&()ºª!:@·* -]*$/u,
)
