// Spanish identity documents (docs/countries/es.md): the DNI, NIE or NIF, or the separate number of the card.
import { type LoadedRule, patternRule } from '../../../rules/rule.ts'
import { nifRule } from './nif.ts'

export const esDocumentRule: LoadedRule = {
  ...patternRule('identity-document-form', /^(?:[\dXYZKLM]\d{7}[A-Z]|[A-Z]{3}\d{6}|E\d{8})$/u),
  normalise: (text) => nifRule.normalise?.(text) ?? text,
}
