// The Philippine rules and option lists.
import type { CountryRuleName, OptionListName } from '../../data-points/dataPoint.ts'
import { localAccountRule } from '../../rules/localAccount.ts'
import { phDocumentRule } from './rules/identityDocument.ts'
import { phPostalCodeRule } from '../../rules/postalCode.ts'
import { tinRule } from './rules/tin.ts'
import { mobiles } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { Rule } from '../../rules/rule.ts'
import type { OptionList } from '../../validation/countryFormats.ts'
import { phProvinces } from './regions.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { buildRegions } from '../buildRegions.ts'
import { buildDateParsers, defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: Readonly<Record<CountryRuleName, Rule>> = {
  ...defaultRules,
  phone: phoneRule('PH', mobiles, () => import('./phoneMetadata.ts')),
  /** Ten to sixteen digits, or the mobile number of GCash and Maya. */
  iban: localAccountRule(/^\d{10,16}$/u, { callingCode: '63', trunk: '0' }),
  postalCode: phPostalCodeRule,
  taxIdentificationNumber: tinRule,
  taxRegistryCode: tinRule,
  idCardNumber: phDocumentRule,
}

export const options: Readonly<Record<OptionListName, OptionList>> = {
  ...defaultOptions,
  province: phProvinces,
  citizenship: buildRegions('PH'),
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
}

export const monthNames = buildMonthNames(
  'enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre',
)

export const dateParsers = buildDateParsers(monthNames)
