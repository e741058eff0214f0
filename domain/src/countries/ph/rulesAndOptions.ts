// The Philippine rules and option lists.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { localAccountRule } from '../../rules/localAccount.ts'
import { phPostalCodeRule } from './rules/postalCode.ts'
import { phDocumentRule } from './rules/identityDocument.ts'
import { tinRule } from './rules/tin.ts'
import { mobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { phProvinces } from './provinces.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('PH', mobileNumbers, () => import('./phoneMetadata.ts')),
  /** Ten to sixteen digits, or the mobile number of GCash and Maya. */
  iban: localAccountRule(/^\d{10,16}$/u, { callingCode: '63', trunk: '0' }),
  postalCode: phPostalCodeRule,
  taxIdentificationNumber: tinRule,
  taxRegistryCode: tinRule,
  idCardNumber: phDocumentRule,
}

export const options = {
  ...defaultOptions,
  province: phProvinces,
  citizenship: buildCitizenshipOptions('PH'),
  incomeSource: textOptions(
    'employed_permanent',
    'employed_fixed',
    'government',
    'self_employed',
    'freelancer',
    'ofw',
    'remittances',
    'gig',
    'farmer',
    'pension',
    'homemaker',
    'student',
    'none',
  ),
  maritalStatus: textOptions('single', 'married', 'cohabiting', 'separated', 'annulled', 'widowed'),
  education: textOptions('primary', 'secondary', 'upper_secondary', 'vocational', 'some_college', 'bachelor', 'master'),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'family', 'rent_free', 'shared', 'company', 'other'),
  salaryCycle: textOptions(
    'semi_monthly_15_30',
    'semi_monthly_10_25',
    'semi_monthly_5_20',
    'monthly_day',
    'weekly',
    'daily',
    'irregular',
  ),
  referenceType: textOptions('parent', 'spouse', 'sibling', 'relative', 'friend', 'coworker', 'supervisor'),
  identificationType: textOptions('philid', 'umid', 'sss', 'drivers', 'passport', 'postal', 'voters', 'prc'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = buildMonthNames(
  'enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre',
)
