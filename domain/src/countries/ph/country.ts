// The Philippines (docs/countries/ph.md).
import type { Country } from '../country.ts'
import { consumerPolicies } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { phNotices } from './notices.ts'

export const country: Country<'PH'> = {
  code: 'PH',
  languageTags: { ph: 'en-PH', en: 'en-US' },
  currency: { code: 'PHP', symbol: '₱', names: ['pesos', 'peso', 'p'], symbolFirst: true },
  phonePrefix: '+63',
  timeZone: 'Asia/Manila',
  dateOrder: ['month', 'day', 'year'],
  numberSeparators: { group: [',', ' '], decimal: '.' },
  monthNames,
  rules,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: ['employed_permanent', 'employed_fixed', 'government', 'ofw'],
    selfEmployed: ['self_employed', 'freelancer', 'gig'],
    other: ['remittances', 'farmer', 'pension', 'student'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 60_000, totalMax: 30_000_000 },
  minimumAge: 18,
  postalCodeShape: '9999',
  hasPostcodeLookup: false,
  tracking: 'notice',
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  notices: phNotices,
  policies: consumerPolicies,
}
