// The Colombian rules and option lists.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { coDocumentRule } from './rules/identityDocument.ts'
import { localAccountRule } from '../../rules/localAccount.ts'
import { nitRule } from './rules/nit.ts'
import { sixDigitPostalCodeRule } from '../../rules/postalCode.ts'
import { mobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { coDepartments } from './provinces.ts'
import { spanishMonthNames } from '../spanishMonthNames.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('CO', mobileNumbers, () => import('./phoneMetadata.ts')),
  /** Nine to sixteen digits, or the mobile number of Nequi and Daviplata. */
  iban: localAccountRule(/^\d{9,16}$/u, { callingCode: '57', trunk: '' }),
  postalCode: sixDigitPostalCodeRule,
  personalCode: coDocumentRule,
  taxIdentificationNumber: nitRule,
  taxRegistryCode: nitRule,
  idCardNumber: coDocumentRule,
}

export const options = {
  ...defaultOptions,
  province: coDepartments,
  citizenship: buildCitizenshipOptions('CO'),
  incomeSource: textOptions(
    'employed_permanent',
    'employed_fixed',
    'works_contract',
    'services_contract',
    'self_employed',
    'public_servant',
    'uniformed',
    'gig',
    'pension',
    'rental',
    'remittances',
    'homemaker',
    'student',
    'none',
  ),
  maritalStatus: textOptions('single', 'married', 'cohabiting', 'separated', 'divorced', 'widowed'),
  education: textOptions(
    'none',
    'primary',
    'secondary',
    'vocational',
    'higher_vocational',
    'bachelor',
    'specialization',
    'master',
    'doctorate',
  ),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'family', 'shared', 'company', 'other'),
  salaryCycle: textOptions(
    'semi_monthly_15_30',
    'monthly_last',
    'monthly_day',
    'every_14_days',
    'weekly',
    'daily',
    'irregular',
  ),
  identificationType: textOptions('cc', 'ce', 'ppt', 'passport'),
  gender: textOptions('female', 'male', 'nonbinary', 'trans'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = spanishMonthNames
