// The Vietnamese rules and option lists.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { vnPostalCodeRule } from './rules/postalCode.ts'
import { cccdRule } from './rules/cccd.ts'
import { localAccountRule } from '../../rules/localAccount.ts'
import { mstRule } from './rules/mst.ts'
import { mobileNumbers } from './mobileNumbers.ts'
import { phoneRule } from '../../rules/phone.ts'
import { vnDocumentRule } from './rules/identityDocument.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { vnProvinces } from './provinces.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { defaultOptions, defaultRules, textOptions } from '../defaults.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('VN', mobileNumbers, () => import('./phoneMetadata.ts')),
  /** Six to nineteen digits or letters. */
  iban: localAccountRule(/^[A-Z\d]{6,19}$/u),
  postalCode: vnPostalCodeRule,
  personalCode: cccdRule,
  taxIdentificationNumber: mstRule,
  taxRegistryCode: mstRule,
  idCardNumber: vnDocumentRule,
}

export const options = {
  ...defaultOptions,
  province: vnProvinces,
  citizenship: buildCitizenshipOptions('VN'),
  incomeSource: textOptions(
    'employed_permanent',
    'employed_fixed',
    'civil_servant',
    'factory',
    'business_owner',
    'self_employed',
    'informal',
    'gig',
    'farmer',
    'pension',
    'homemaker',
    'student',
    'none',
  ),
  education: textOptions(
    'primary',
    'lower_secondary',
    'secondary',
    'vocational',
    'higher_vocational',
    'bachelor',
    'master',
  ),
  housingTenure: textOptions('owned', 'owned_mortgaged', 'rented', 'shared', 'family', 'dormitory', 'company', 'other'),
  loanPurpose: textOptions(
    'bills',
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
  salaryCycle: textOptions('monthly_day', 'monthly_last', 'semi_monthly', 'weekly', 'daily', 'irregular'),
  identificationType: textOptions('cccd', 'passport'),
} satisfies Readonly<Record<OptionListName, OptionList>>

const numbers = ['một', 'hai', 'ba', 'tư', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai']

/** The first and the last month have names of the lunar calendar too. */
const lunarNames: Readonly<Record<number, readonly string[]>> = { 0: ['tháng giêng'], 11: ['tháng chạp'] }

/** `tháng 7`, `tháng 07` or `tháng bảy`: month seven. */
export const monthNames = buildMonthNames().map((english, index) => [
  ...english,
  `tháng ${index + 1}`,
  `tháng ${String(index + 1).padStart(2, '0')}`,
  `tháng ${numbers[index] ?? ''}`,
  ...(lunarNames[index] ?? []),
])
