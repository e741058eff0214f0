// The default row of rules and options: what holds in a country that says nothing else. Countries spread it and override.
// Phone, IBAN, provinces and citizenships have no default, so that each country has to name its own.
import type { CountryRuleName, OptionListName } from '../data-points/dataPoint.ts'
import { readDate, readMonth } from '../validation/readDate.ts'
import { flatNumberRule, houseNumberRule, streetRule } from '../rules/address.ts'
import { companyNameRule } from '../rules/companyName.ts'
import { idCardNumberRule, noRule, taxIdentificationNumberRule, taxRegistryCodeRule } from '../rules/generic.ts'
import { fiveDigitPostalCodeRule } from '../rules/postalCode.ts'
import { overdueDebtRule, totalDebtRule } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'
import type { Country } from './country.ts'
import type { DateCustoms, OptionList } from '../validation/countryFormats.ts'

/** Reads days and months where the months have these names. */
export const dateReadersFor = (monthNames: DateCustoms['monthNames']): Country['dateReaders'] => ({
  date: (raw, dateOrder) => readDate(raw, { dateOrder, monthNames }),
  month: (raw, dateOrder) => readMonth(raw, { dateOrder, monthNames }),
})

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

/** Options whose labels are texts of the locale: `dataPoints>NAME>options>KEY` in the namespace of the section. */
export const textOptions = (...keys: readonly string[]): OptionList => ({ keys, labels: 'texts' })

/** What more than one country offers alike; the same keys everywhere keep payloads comparable (docs/countries/README.md). */
export const defaultOptions: Readonly<Record<Exclude<OptionListName, 'province' | 'citizenship'>, OptionList>> = {
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
  /** @assumed the specification names the field alone; forms a one-person business takes. */
  economicActivity: textOptions('sole_trader', 'partnership', 'freelance', 'company_owner', 'other'),
  /** @assumed no payer of pensions is known in a country that does not name its own. */
  pensionPayer: textOptions('state', 'private', 'other'),
  /** @assumed the specification names the field alone. */
  financingOption: textOptions('instalments', 'single_payment'),
  /** @assumed the specification names the field alone; the lender's step may bring its own list. */
  cofidisProfession: textOptions(
    'employee',
    'civil_servant',
    'self_employed',
    'retired',
    'student',
    'unemployed',
    'other',
  ),
  /** Where an account number does not tell what it is of; wallets go by a mobile number. */
  bankAccountType: textOptions('savings', 'checking', 'wallet'),
}
