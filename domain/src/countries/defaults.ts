// Default rules and option lists. A country spreads them and overrides what differs. Phone, IBAN, provinces and
// citizenships have no default, so each country defines its own.
import type { CountryRuleName, OptionListName } from '../data-points/dataPoint.ts'
import { flatNumberRule, houseNumberRule, streetRule } from '../rules/address.ts'
import { companyNameRule } from '../rules/companyName.ts'
import { idCardNumberRule, noRule, taxIdentificationNumberRule, taxRegistryCodeRule } from '../rules/generic.ts'
import { fiveDigitPostalCodeRule } from '../rules/postalCode.ts'
import { overdueDebtRule, totalDebtRule } from '../rules/range.ts'
import type { LoadedRule } from '../rules/rule.ts'
import type { OptionList } from '../validation/validationCountry.ts'

export const defaultRules: Readonly<Record<Exclude<CountryRuleName, 'phone' | 'iban'>, LoadedRule>> = {
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

/** Options whose labels are texts of the locale: `dataPoints>NAME>options>KEY` in the namespace of the section. */
export const textOptions = <Key extends string>(...keys: readonly Key[]): OptionList<Key> => ({ keys, labels: 'texts' })

/** Options that several countries share; the same keys keep payloads comparable (docs/countries/README.md). */
export const defaultOptions = {
  incomeSource: textOptions('employed_permanent', 'employed_fixed', 'self_employed', 'pension', 'student', 'none'),
  maritalStatus: textOptions('single', 'married', 'separated', 'divorced', 'widowed'),
  education: textOptions('none', 'primary', 'secondary', 'vocational', 'bachelor', 'master', 'doctorate'),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'shared', 'family', 'company', 'other'),
  loanPurpose: textOptions(
    'bills',
    'debt_consolidation',
    'home_repair',
    'vehicle',
    'medical',
    'education',
    'travel',
    'appliances',
    'celebration',
    'rent_move',
    'business',
    'other',
  ),
  salaryCycle: textOptions('monthly_last', 'monthly_day', 'weekly', 'irregular'),
  positionType: textOptions('manual', 'skilled', 'office', 'specialist', 'manager', 'director'),
  referenceType: textOptions('parent', 'spouse', 'sibling', 'relative', 'friend', 'coworker'),
  identificationType: textOptions('id_card', 'passport', 'residence'),
  gender: textOptions('female', 'male'),
  jobArea: textOptions(
    'agriculture',
    'manufacturing',
    'construction',
    'retail',
    'transport',
    'hospitality',
    'health',
    'education',
    'public_admin',
    'finance',
    'it',
    'services',
    'domestic',
    'other',
  ),
  numberOfDependants: textOptions('0', '1', '2', '3', '4', 'more'),
  /** @assumed the specification names only the field; these are legal forms of small businesses. */
  economicActivity: textOptions('sole_trader', 'partnership', 'freelance', 'company_owner', 'other'),
  /** @assumed generic payers, for a country that does not list its own. */
  pensionPayer: textOptions('state', 'private', 'other'),
  /** @assumed the specification names only the field. */
  financingOption: textOptions('instalments', 'single_payment'),
  /** @assumed the specification names only the field; the lender's step may have its own list. */
  cofidisProfession: textOptions(
    'employee',
    'civil_servant',
    'self_employed',
    'retired',
    'student',
    'unemployed',
    'other',
  ),
  /** For a country whose account numbers do not identify the type. A wallet has a mobile number as its number. */
  bankAccountType: textOptions('savings', 'checking', 'wallet'),
} satisfies Readonly<Record<Exclude<OptionListName, 'province' | 'citizenship'>, OptionList>>
