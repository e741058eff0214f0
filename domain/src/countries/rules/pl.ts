// The Polish rules, in a chunk of their own: a page brings them when it asks something they judge.
import type { CountryRuleName } from '../../data-points/dataPoint.ts'
import { polishFlatNumberRule } from '../../rules/address.ts'
import { polishCompanyNameRule } from '../../rules/companyName.ts'
import { ibanRule } from '../../rules/iban.ts'
import { nipRule } from '../../rules/nip.ts'
import { peselRule } from '../../rules/pesel.ts'
import { phoneRule } from '../../rules/phone.ts'
import { polishIdCardRule } from '../../rules/polishIdCard.ts'
import { polishTaxRegistryCodeRule } from '../../rules/polishTaxRegistryCode.ts'
import { polishPostalCodeRule } from '../../rules/postalCode.ts'
import type { Rule } from '../../rules/rule.ts'
import { defaultRules } from './defaults.ts'

export const rules: Readonly<Record<CountryRuleName, Rule>> = {
  ...defaultRules,
  phone: phoneRule('PL', () => import('../../rules/phone-metadata/pl.ts')),
  iban: ibanRule('PL', 28),
  postalCode: polishPostalCodeRule,
  personalCode: peselRule,
  taxIdentificationNumber: nipRule,
  taxRegistryCode: polishTaxRegistryCodeRule,
  idCardNumber: polishIdCardRule,
  companyName: polishCompanyNameRule,
  flatNumber: polishFlatNumberRule,
}
