// Germany (docs/countries/de.md).
import type { Country } from '../country.ts'
import { consumerPolicies } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { europeanNotices } from '../europeanNotices.ts'

export const country: Country<'DE'> = {
  code: 'DE',
  languageTags: { de: 'de-DE', en: 'en-GB' },
  currency: { code: 'EUR', symbol: '€', names: ['euro', 'euros'] },
  phonePrefix: '+49',
  phoneGroups: [4, 7],
  accountGroup: 4,
  timeZone: 'Europe/Berlin',
  countsWithdrawalInCalendarDays: true,
  dateOrder: ['day', 'month', 'year'],
  numberSeparators: { group: ['.', ' '], decimal: ',' },
  monthNames,
  rules,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: ['employed_permanent', 'employed_fixed', 'public_sector', 'civil_servant', 'temp_agency', 'marginal'],
    selfEmployed: ['self_employed'],
    other: ['pension', 'parental', 'student', 'benefits'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 1000, totalMax: 500_000 },
  minimumAge: 18,
  postalCodeShape: '99999',
  hasPostcodeLookup: true,
  tracking: 'before',
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  notices: europeanNotices,
  policies: consumerPolicies,
}
