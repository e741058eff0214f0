// Poland (countries.md §1, §3; SPEC.md §1, §5, §9).
import type { Country } from './country.ts'
import { defaultOptions, monthNamesFrom, textOptions } from './defaults.ts'
import { laterRules } from './laterRules.ts'
import { europeanNotices } from './notices.ts'
import { polishProvinces } from './polishProvinces.ts'
import { regionsFrom } from './regions.ts'

export const country = {
  code: 'PL',
  languageTags: { pl: 'pl-PL', en: 'en-GB' },
  currency: { code: 'PLN', symbol: 'zł', names: ['zl', 'złotych', 'złote', 'złoty'] },
  phonePrefix: '+48',
  timeZone: 'Europe/Warsaw',
  dateOrder: ['day', 'month', 'year'],
  monthNames: monthNamesFrom(
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    'i ii iii iv v vi vii viii ix x xi xii',
  ),
  numberMarks: { group: [' ', '.'], decimal: ',' },
  rules: laterRules(() => import('./rules/pl.ts')),
  options: {
    ...defaultOptions,
    province: polishProvinces,
    citizenship: regionsFrom('PL'),
    incomeSource: textOptions(
      'employed_permanent',
      'employed_fixed',
      'civil_contract',
      'self_employed',
      'uniformed',
      'farmer',
      'pension',
      'disability_pension',
      'benefits',
      'foreign_income',
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
      'primary',
      'lower_secondary',
      'vocational',
      'secondary',
      'post_secondary',
      'bachelor',
      'master',
      'doctorate',
    ),
    housingTenure: textOptions(
      'owned',
      'owned_mortgaged',
      'cooperative',
      'rented',
      'municipal',
      'family',
      'company',
      'other',
    ),
    salaryCycle: textOptions('monthly_last', 'monthly_first10', 'monthly_day', 'biweekly', 'weekly', 'irregular'),
    /** @assumed how Poles run a business of their own. */
    economicActivity: textOptions('sole_trader', 'civil_partnership', 'freelance', 'company_owner', 'other'),
    /** The offices that pay pensions: social insurance, farmers, the military, and the services of the interior. */
    pensionPayer: textOptions('zus', 'krus', 'wbe', 'zer_mswia', 'other'),
  },
  debtLimits: { overdueMax: 1000, totalMax: 500_000 },
  minimumAge: 18,
  hasPostcodeLookup: true,
  notices: europeanNotices({
    warning: 'Draft act implementing CCD2, Art. 8',
    databases: 'Authorisation for BIG, information on BIK',
    marketing: 'PKE Art. 398',
    tracking: 'PKE Art. 399',
  }),
} as const satisfies Country
