// The Spanish rules and option lists.
import type { CountryRuleName, OptionListName } from '../../data-points/dataPoint.ts'
import { ibanRule } from '../../rules/iban.ts'
import { nifRule } from '../../rules/nif.ts'
import { mobiles } from '../../rules/phone-metadata/es.mobile.ts'
import { phoneRule } from '../../rules/phone.ts'
import { spanishPostalCodeRule } from '../../rules/postalCode.ts'
import { spanishDocumentRule } from '../../rules/spanishDocument.ts'
import { spanishTaxRegistryCodeRule } from '../../rules/spanishTaxRegistryCode.ts'
import type { Rule } from '../../rules/rule.ts'
import type { OptionList } from '../../validation/countryFormats.ts'
import { spanishProvinces } from '../spanishProvinces.ts'
import { regionsFrom } from '../regions.ts'
import { spanishMonthNames } from '../spanishMonthNames.ts'
import { dateReadersFor, defaultOptions, defaultRules, textOptions } from './defaults.ts'

export const rules: Readonly<Record<CountryRuleName, Rule>> = {
  ...defaultRules,
  phone: phoneRule('ES', mobiles, () => import('../../rules/phone-metadata/es.ts')),
  iban: ibanRule('ES', 24),
  postalCode: spanishPostalCodeRule,
  personalCode: nifRule,
  taxIdentificationNumber: nifRule,
  taxRegistryCode: spanishTaxRegistryCodeRule,
  idCardNumber: spanishDocumentRule,
}

export const options: Readonly<Record<OptionListName, OptionList>> = {
  ...defaultOptions,
  province: spanishProvinces,
  citizenship: regionsFrom('ES'),
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
}

export const monthNames = spanishMonthNames

export const dateReaders = dateReadersFor(monthNames)
