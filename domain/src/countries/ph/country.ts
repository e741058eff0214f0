// The Philippines (docs/countries/ph.md).
import type { Country } from '../country.ts'
import { dateParsers, options, rules } from './details.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { phNotices } from './notices.ts'

export const country = {
  code: 'PH',
  languageTags: { ph: 'en-PH', en: 'en-US' },
  currency: { code: 'PHP', symbol: '₱', names: ['pesos', 'peso', 'p'], symbolFirst: true },
  phonePrefix: '+63',
  emailProviders: [
    'gmail.com',
    'yahoo.com',
    'yahoo.com.ph',
    'outlook.com',
    'icloud.com',
    'hotmail.com',
    'ymail.com',
    'rocketmail.com',
    'outlook.ph',
    'live.com',
  ],
  timeZone: 'Asia/Manila',
  dateOrder: ['month', 'day', 'year'],
  numberMarks: { group: [',', ' '], decimal: '.' },
  dateParsers,
  rules,
  options,
  incomeGroups: buildIncomeGroups({
    employed: ['employed_permanent', 'employed_fixed', 'government', 'ofw'],
    self: ['self_employed', 'freelancer', 'gig'],
    other: ['remittances', 'farmer', 'pension', 'student'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 60_000, totalMax: 30_000_000 },
  minimumAge: 18,
  hasPostcodeLookup: false,
  tracking: 'notice',
  notices: phNotices,
} as const satisfies Country
