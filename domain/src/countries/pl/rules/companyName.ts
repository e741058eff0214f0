// Names of Polish companies (spec 5.3, 5.4).
import { patternRule, type LoadedRule } from '../../../rules/rule.ts'

/**
 * Spec 5.3, 5.4: letters including Polish ones, digits, ' , . + / \ - & and space.
 * @assumed quotation marks (`PHU „Romex”`) are removed and ’ becomes ', because neither is permitted and both are
 * common.
 */
export const plCompanyNameRule: LoadedRule = {
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
