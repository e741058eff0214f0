// The Spanish rules, in a chunk of their own: a page brings them when it asks something they judge.
import type { CountryRuleName } from '../../data-points/dataPoint.ts'
import { ibanRule } from '../../rules/iban.ts'
import { nifRule } from '../../rules/nif.ts'
import { phoneRule } from '../../rules/phone.ts'
import { spanishPostalCodeRule } from '../../rules/postalCode.ts'
import { spanishDocumentRule } from '../../rules/spanishDocument.ts'
import { spanishTaxRegistryCodeRule } from '../../rules/spanishTaxRegistryCode.ts'
import type { Rule } from '../../rules/rule.ts'
import { defaultRules } from './defaults.ts'

export const rules: Readonly<Record<CountryRuleName, Rule>> = {
  ...defaultRules,
  phone: phoneRule('ES', () => import('../../rules/phone-metadata/es.ts')),
  iban: ibanRule('ES', 24),
  postalCode: spanishPostalCodeRule,
  personalCode: nifRule,
  taxIdentificationNumber: nifRule,
  taxRegistryCode: spanishTaxRegistryCodeRule,
  idCardNumber: spanishDocumentRule,
}
