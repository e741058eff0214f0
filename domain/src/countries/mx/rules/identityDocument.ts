// Mexican identity documents (docs/countries/mx.md): the key or the CIC of an INE card, or the number of another card.
import { patternRule } from '../../../rules/rule.ts'

export const mxDocumentRule = patternRule(
  'identity-document-form',
  /^(?:[A-Z]{6}\d{8}[HM]\d{3}|(?:IDMEX)?\d{9,10}|[A-Z]\d{8,9})$/u,
)
