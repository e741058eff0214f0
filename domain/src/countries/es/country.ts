// Spain (docs/countries/es.md; spec 5.14).
import type { Country } from '../country.ts'
import { consumerPolicies } from '../policies.ts'
import { derivations } from './derivations.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { europeanNotices } from '../europeanNotices.ts'

export const country: Country<'ES'> = {
  code: 'ES',
  languageTags: { es: 'es-ES', en: 'en-GB' },
  currency: { code: 'EUR', symbol: '€', names: ['euros', 'euro'] },
  phonePrefix: '+34',
  accountGroup: 4,
  timeZone: 'Europe/Madrid',
  countsWithdrawalInCalendarDays: true,
  dateOrder: ['day', 'month', 'year'],
  numberSeparators: { group: ['.', ' '], decimal: ',' },
  personalCodeDocumentTypes: ['dni', 'nie'],
  codesWithLetters: ['personalCode', 'taxIdentificationNumber', 'taxRegistryCode'],
  monthNames,
  rules,
  derivations,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: ['employed_permanent', 'employed_fixed', 'seasonal_permanent', 'civil_servant'],
    selfEmployed: ['self_employed'],
    other: ['pension', 'disability_pension', 'unemployment', 'benefits', 'student'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 1000, totalMax: 500_000 },
  minimumAge: 18,
  postalCodeShape: '99999',
  hasPostcodeLookup: true,
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  notices: europeanNotices,
  policies: consumerPolicies,
  tracking: 'before',
}
