// Spanish identity documents (docs/countries/es.md): the DNI, NIE or NIF, or the separate number of the card.
import { patternRule } from '../../../rules/rule.ts'

export const esDocumentRule = patternRule('identity-document-form', /^(?:[\dXYZKLM]\d{7}[A-Z]|[A-Z]{3}\d{6}|E\d{8})$/u)
