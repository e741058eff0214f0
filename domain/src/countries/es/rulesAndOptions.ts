// The Spanish rules and option lists.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { ibanRule } from '../../rules/iban.ts'
import { esPostalCodeRule } from './rules/postalCode.ts'
import { nifRule } from './rules/nif.ts'
import { mobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import { esDocumentRule } from './rules/identityDocument.ts'
import { esTaxRegistryCodeRule } from './rules/taxRegistryCode.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { esProvinces } from './provinces.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { spanishMonthNames } from '../spanishMonthNames.ts'
import { defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('ES', mobileNumbers, () => import('./phoneMetadata.ts')),
  iban: ibanRule('ES', 24),
  postalCode: esPostalCodeRule,
  personalCode: nifRule,
  taxIdentificationNumber: nifRule,
  taxRegistryCode: esTaxRegistryCodeRule,
  idCardNumber: esDocumentRule,
}

export const options = {
  ...defaultOptions,
  province: esProvinces,
  citizenship: buildCitizenshipOptions('ES'),
  incomeSource: textOptions(
    'employed_permanent',
    'employed_fixed',
    'seasonal_permanent',
    'self_employed',
    'civil_servant',
    'pension',
    'disability_pension',
    'unemployment',
    'benefits',
    'student',
    'homemaker',
    'none',
  ),
  maritalStatus: textOptions(
    'single',
    'married',
    'married_separate_property',
    'registered_partnership',
    'separated',
    'divorced',
    'widowed',
  ),
  education: textOptions(
    'none',
    'primary',
    'secondary',
    'upper_secondary',
    'vocational',
    'higher_vocational',
    'bachelor',
    'master',
    'doctorate',
  ),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'shared', 'family', 'social', 'company', 'other'),
  salaryCycle: textOptions('monthly_last', 'monthly_first5', 'monthly_day', 'semi_monthly', 'weekly', 'irregular'),
  identificationType: textOptions('dni', 'nie'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = spanishMonthNames
