// The Mexican rules and option lists.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { clabeRule } from './rules/clabe.ts'
import { curpRule } from './rules/curp.ts'
import { mxDocumentRule } from './rules/identityDocument.ts'
import { fiveDigitsNotFromDoubleZeroRule } from '../../rules/postalCode.ts'
import { employerRfcRule, personalRfcRule } from './rules/rfc.ts'
import { mobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { mxStates } from './provinces.ts'
import { spanishMonthNames } from '../spanishMonthNames.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('MX', mobileNumbers, () => import('./phoneMetadata.ts')),
  iban: clabeRule,
  postalCode: fiveDigitsNotFromDoubleZeroRule,
  personalCode: curpRule,
  taxIdentificationNumber: personalRfcRule,
  taxRegistryCode: employerRfcRule,
  idCardNumber: mxDocumentRule,
}

export const options = {
  ...defaultOptions,
  province: mxStates,
  citizenship: buildCitizenshipOptions('MX'),
  incomeSource: textOptions(
    'employed_permanent',
    'employed_fixed',
    'fees',
    'business_owner',
    'informal',
    'government',
    'gig',
    'pension',
    'remittances',
    'homemaker',
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
    'none',
    'primary',
    'lower_secondary',
    'secondary',
    'vocational',
    'bachelor',
    'master',
    'doctorate',
  ),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'family', 'lent', 'shared', 'other'),
  salaryCycle: textOptions('semi_monthly_15_last', 'every_14_days', 'weekly', 'monthly_day', 'daily', 'irregular'),
  referenceType: textOptions('parent', 'spouse', 'sibling', 'child', 'relative', 'friend', 'coworker', 'neighbour'),
  identificationType: textOptions('ine', 'passport', 'residence'),
  gender: textOptions('female', 'male', 'nonbinary'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = spanishMonthNames
