// The German rules and option lists.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { deDocumentRule } from './rules/identityDocument.ts'
import { ibanRule } from '../../rules/iban.ts'
import { fiveDigitsNotFromDoubleZeroRule } from '../../rules/postalCode.ts'
import { mobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { deStates } from './provinces.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('DE', mobileNumbers, () => import('./phoneMetadata.ts')),
  iban: ibanRule('DE', 22),
  postalCode: fiveDigitsNotFromDoubleZeroRule,
  idCardNumber: deDocumentRule,
}

export const options = {
  ...defaultOptions,
  province: deStates,
  citizenship: buildCitizenshipOptions('DE'),
  incomeSource: textOptions(
    'employed_permanent',
    'employed_fixed',
    'public_sector',
    'civil_servant',
    'temp_agency',
    'marginal',
    'self_employed',
    'pension',
    'parental',
    'student',
    'benefits',
    'homemaker',
  ),
  maritalStatus: textOptions(
    'single',
    'married',
    'registered_partnership',
    'cohabiting',
    'separated',
    'divorced',
    'widowed',
  ),
  education: textOptions(
    'none',
    'lower_secondary',
    'secondary',
    'upper_secondary',
    'vocational',
    'master_craft',
    'bachelor',
    'master',
    'doctorate',
  ),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'shared', 'family', 'company', 'dormitory', 'other'),
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
    'free',
    'other',
  ),
  salaryCycle: textOptions('monthly_last', 'monthly_15', 'monthly_first', 'monthly_day', 'weekly', 'irregular'),
  positionType: textOptions('manual', 'skilled', 'office', 'specialist', 'manager', 'director', 'trainee'),
  gender: textOptions('female', 'male', 'diverse', 'unspecified'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = buildMonthNames(
  'januar februar märz april mai juni juli august september oktober november dezember',
  'januar feber mrz april mai juni juli august sept oktober november dezember',
  'jänner feber maerz april mai juni juli august september oktober november dezember',
)
