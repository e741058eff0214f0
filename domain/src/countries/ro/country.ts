// Romania (docs/countries/ro.md).
import type { Country } from '../country.ts'
import { consumerPolicies } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'
import { derivations } from './derivations.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { roNotices } from './notices.ts'

export const country: Country<'RO'> = {
  code: 'RO',
  languageTags: { ro: 'ro-RO', en: 'en-GB' },
  currency: { code: 'RON', symbol: 'lei', names: ['leu', 'de lei'] },
  phonePrefix: '+40',
  accountGroup: 4,
  timeZone: 'Europe/Bucharest',
  countsWithdrawalInCalendarDays: true,
  dateOrder: ['day', 'month', 'year'],
  numberSeparators: { group: ['.', ' '], decimal: ',' },
  /** Keyboards without the comma below produce a cedilla. */
  replacedLetters: { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' },
  monthNames,
  rules,
  derivations,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: ['employed_permanent', 'employed_fixed', 'foreign_income'],
    selfEmployed: ['self_employed', 'business_owner'],
    other: ['pension', 'disability_pension', 'parental', 'rental', 'royalties', 'farmer', 'student', 'unemployment'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 5000, totalMax: 2_500_000 },
  minimumAge: 18,
  postalCodeShape: '999999',
  hasPostcodeLookup: false,
  tracking: 'before',
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  notices: roNotices,
  policies: consumerPolicies,
}
