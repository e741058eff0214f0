// The Romanian rules and option lists.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { cnpRule } from './rules/cnp.ts'
import { cuiRule } from './rules/cui.ts'
import { ibanRule } from '../../rules/iban.ts'
import { sixDigitPostalCodeRule } from '../../rules/postalCode.ts'
import { roDocumentRule } from './rules/identityDocument.ts'
import { mobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { roCounties } from './provinces.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('RO', mobileNumbers, () => import('./phoneMetadata.ts')),
  iban: ibanRule('RO', 24),
  postalCode: sixDigitPostalCodeRule,
  personalCode: cnpRule,
  taxIdentificationNumber: cnpRule,
  taxRegistryCode: cuiRule,
  idCardNumber: roDocumentRule,
}

export const options = {
  ...defaultOptions,
  province: roCounties,
  citizenship: buildCitizenshipOptions('RO'),
  incomeSource: textOptions(
    'employed_permanent',
    'employed_fixed',
    'self_employed',
    'business_owner',
    'pension',
    'disability_pension',
    'foreign_income',
    'parental',
    'rental',
    'royalties',
    'farmer',
    'student',
    'unemployment',
  ),
  maritalStatus: textOptions('single', 'married', 'cohabiting', 'separated', 'divorced', 'widowed'),
  education: textOptions(
    'none',
    'primary',
    'lower_secondary',
    'vocational',
    'secondary',
    'post_secondary',
    'bachelor',
    'master',
    'doctorate',
  ),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'family', 'social', 'company', 'dormitory', 'other'),
  salaryCycle: textOptions('monthly_day', 'two_parts', 'monthly_last', 'weekly', 'irregular'),
  identificationType: textOptions('id_card', 'electronic_id', 'passport', 'residence'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = buildMonthNames(
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  'i ii iii iv v vi vii viii ix x xi xii',
)
