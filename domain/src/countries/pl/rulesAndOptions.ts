// The Polish rules and option lists.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { ibanRule } from '../../rules/iban.ts'
import { plCompanyNameRule } from './rules/companyName.ts'
import { plFlatNumberRule } from './rules/flatNumber.ts'
import { plPostalCodeRule } from './rules/postalCode.ts'
import { nipRule } from './rules/nip.ts'
import { peselRule } from './rules/pesel.ts'
import { mobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import { plIdCardRule } from './rules/idCard.ts'
import { plTaxRegistryCodeRule } from './rules/taxRegistryCode.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { plProvinces } from './provinces.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('PL', mobileNumbers, () => import('./phoneMetadata.ts')),
  iban: ibanRule('PL', 28),
  postalCode: plPostalCodeRule,
  personalCode: peselRule,
  taxIdentificationNumber: nipRule,
  taxRegistryCode: plTaxRegistryCodeRule,
  idCardNumber: plIdCardRule,
  companyName: plCompanyNameRule,
  flatNumber: plFlatNumberRule,
}

export const options = {
  ...defaultOptions,
  province: plProvinces,
  citizenship: buildCitizenshipOptions('PL'),
  incomeSource: textOptions(
    'employed_permanent',
    'employed_fixed',
    'civil_contract',
    'self_employed',
    'uniformed',
    'farmer',
    'pension',
    'disability_pension',
    'benefits',
    'foreign_income',
    'student',
    'none',
  ),
  maritalStatus: textOptions(
    'single',
    'married',
    'married_separate_property',
    'cohabiting',
    'separated',
    'divorced',
    'widowed',
  ),
  education: textOptions(
    'primary',
    'lower_secondary',
    'vocational',
    'secondary',
    'post_secondary',
    'bachelor',
    'master',
    'doctorate',
  ),
  housingTenure: textOptions(
    'owned',
    'owned_mortgaged',
    'cooperative',
    'rented',
    'municipal',
    'family',
    'company',
    'other',
  ),
  salaryCycle: textOptions('monthly_last', 'monthly_first10', 'monthly_day', 'biweekly', 'weekly', 'irregular'),
  /** @assumed the legal forms of small businesses in Poland. */
  economicActivity: textOptions('sole_trader', 'civil_partnership', 'freelance', 'company_owner', 'other'),
  /** The offices that pay pensions: social insurance, farmers, the military, and the services of the interior. */
  pensionPayer: textOptions('zus', 'krus', 'wbe', 'zer_mswia', 'other'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = buildMonthNames(
  'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'i ii iii iv v vi vii viii ix x xi xii',
)
