// Spanish identity documents (docs/countries/es.md): the DNI, NIE or NIF is the number; the card also has a number of its own.
import { patternRule } from '../../../rules/rule.ts'

export const esDocumentRule = patternRule('identity-document-form', /^(?:[\dXYZKLM]\d{7}[A-Z]|[A-Z]{3}\d{6}|E\d{8})$/u)
