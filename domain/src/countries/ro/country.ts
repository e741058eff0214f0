// Romania (docs/countries/ro.md).
import type { Country } from '../country.ts'
import { dateParsers, options, rules } from './details.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { roNotices } from './notices.ts'

export const country = {
  code: 'RO',
  languageTags: { ro: 'ro-RO', en: 'en-GB' },
  currency: { code: 'RON', symbol: 'lei', names: ['leu', 'de lei'] },
  phonePrefix: '+40',
  emailProviders: [
    'gmail.com',
    'yahoo.com',
    'yahoo.ro',
    'icloud.com',
    'outlook.com',
    'hotmail.com',
    'ymail.com',
    'live.com',
    'clicknet.ro',
    'rdslink.ro',
  ],
  timeZone: 'Europe/Bucharest',
  dateOrder: ['day', 'month', 'year'],
  numberMarks: { group: ['.', ' '], decimal: ',' },
  /** Keyboards without the comma below produce a cedilla. */
  replacedLetters: { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' },
  dateParsers,
  rules,
  options,
  incomeGroups: buildIncomeGroups({
    employed: ['employed_permanent', 'employed_fixed', 'foreign_income'],
    self: ['self_employed', 'business_owner'],
    other: ['pension', 'disability_pension', 'parental', 'rental', 'royalties', 'farmer', 'student', 'unemployment'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 5000, totalMax: 2_500_000 },
  minimumAge: 18,
  hasPostcodeLookup: false,
  tracking: 'before',
  notices: roNotices,
} as const satisfies Country
