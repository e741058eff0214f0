// Spain (countries.md §1, §3; SPEC.md §5).
import type { Country } from './country.ts'
import { defaultOptions, monthNamesFrom, textOptions } from './defaults.ts'
import { laterRules } from './laterRules.ts'
import { europeanNotices } from './notices.ts'
import { regionsFrom } from './regions.ts'
import { spanishProvinces } from './spanishProvinces.ts'

export const country = {
  code: 'ES',
  languageTags: { es: 'es-ES', en: 'en-GB' },
  currency: { code: 'EUR', symbol: '€', names: ['euros', 'euro'] },
  phonePrefix: '+34',
  timeZone: 'Europe/Madrid',
  dateOrder: ['day', 'month', 'year'],
  monthNames: monthNamesFrom(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre',
  ),
  numberMarks: { group: ['.', ' '], decimal: ',' },
  rules: laterRules(() => import('./rules/es.ts')),
  options: {
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
  },
  debtLimits: { overdueMax: 1000, totalMax: 500_000 },
  minimumAge: 18,
  hasPostcodeLookup: true,
  notices: europeanNotices({
    warning: 'CCD2 Art. 8, as in the draft law of January 2026',
    databases: 'ASNEF and Badexcug',
    marketing: 'LSSI Art. 21, LGTel Art. 66',
    tracking: 'LSSI Art. 22.2',
  }),
} as const satisfies Country
