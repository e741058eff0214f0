// Poland (docs/countries/pl.md; spec 1.13, 5.1 to 5.4, 9.15 to 9.21).
import type { Country } from '../country.ts'
import { withVersions } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'
import { derivations } from './derivations.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { europeanNotices } from '../europeanNotices.ts'

export const country: Country<'PL'> = {
  code: 'PL',
  /** European English, which puts the currency after the number (`10,000 zł`), as Polish prices do. */
  languageTags: { pl: 'pl-PL', en: 'en-150' },
  currency: { code: 'PLN', symbol: 'zł', names: ['zl', 'złotych', 'złote', 'złoty'] },
  phonePrefix: '+48',
  accountGroup: 4,
  timeZone: 'Europe/Warsaw',
  countsWithdrawalInCalendarDays: true,
  dateOrder: ['day', 'month', 'year'],
  numberSeparators: { group: [' ', '.'], decimal: ',' },
  monthNames,
  rules,
  derivations,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: ['employed_permanent', 'employed_fixed', 'civil_contract', 'uniformed', 'foreign_income'],
    selfEmployed: ['self_employed'],
    other: ['farmer', 'pension', 'disability_pension', 'benefits', 'student'],
    temporary: ['employed_fixed', 'civil_contract'],
  }),
  debtLimits: { overdueMax: 1000, totalMax: 500_000 },
  minimumAge: 18,
  postalCodeShape: '99-999',
  hasPostcodeLookup: true,
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  notices: europeanNotices,
  policies: withVersions({
    'marketing-email': '2026-11-26',
    'marketing-phone': '2026-11-26',
    'marketing-text': '2026-11-26',
    'marketing-post': '2026-11-26',
  }),
  tracking: 'before',
}
