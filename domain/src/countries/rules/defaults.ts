// The default row of rules: what holds in a country that says nothing else. Countries spread it and override.
// Phone and IBAN have no default, so that each country has to name its own.
import type { CountryRuleName } from '../../data-points/dataPoint.ts'
import { flatNumberRule, houseNumberRule, streetRule } from '../../rules/address.ts'
import { companyNameRule } from '../../rules/companyName.ts'
import { idCardNumberRule, noRule, taxIdentificationNumberRule, taxRegistryCodeRule } from '../../rules/generic.ts'
import { fiveDigitPostalCodeRule } from '../../rules/postalCode.ts'
import { overdueDebtRule, totalDebtRule } from '../../rules/range.ts'
import type { Rule } from '../../rules/rule.ts'

export const defaultRules: Readonly<Record<Exclude<CountryRuleName, 'phone' | 'iban'>, Rule>> = {
  postalCode: fiveDigitPostalCodeRule,
  personalCode: noRule,
  taxIdentificationNumber: taxIdentificationNumberRule,
  taxRegistryCode: taxRegistryCodeRule,
  idCardNumber: idCardNumberRule,
  companyName: companyNameRule,
  street: streetRule,
  houseNumber: houseNumberRule,
  flatNumber: flatNumberRule,
  overdueDebt: overdueDebtRule,
  totalDebt: totalDebtRule,
}
