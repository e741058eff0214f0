// What stands in a country's row where it has no form of its own to check.
import { patternRule, type Rule } from './rule.ts'

/** Where a country has no such code, or one without any published form: everything that could be read is taken. */
export const noRule: Rule = { codes: [], check: () => null }

const someCode = /^[A-Z0-9]{4,20}$/u

/** @assumed as spec 3.8 gives no forms: 4 to 20 letters and digits. */
export const idCardNumberRule = patternRule('identity-document-form', someCode)

/** @assumed as above. */
export const taxIdentificationNumberRule = patternRule('tax-identification-number-form', someCode)

/** @assumed as above. */
export const taxRegistryCodeRule = patternRule('tax-registry-code-form', someCode)
