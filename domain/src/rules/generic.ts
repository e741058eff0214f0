// Rules for a country that has no specific form of a code.
import { patternRule, type LoadedRule } from './rule.ts'

/** For a code that does not exist in a country or has no published form: accepts all parsed text. */
export const noRule: LoadedRule = { codes: [], check: () => null }

const someCode = /^[A-Z0-9]{4,20}$/u

/** @assumed as spec 3.8 gives no forms: 4 to 20 letters and digits. */
export const idCardNumberRule = patternRule('identity-document-form', someCode)

/** @assumed as above. */
export const taxIdentificationNumberRule = patternRule('tax-identification-number-form', someCode)

/** @assumed as above. */
export const taxRegistryCodeRule = patternRule('tax-registry-code-form', someCode)
