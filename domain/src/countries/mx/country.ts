// Mexico (docs/countries/mx.md).
import type { Country } from '../country.ts'
import { withVersions } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'
import { derivations } from './derivations.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { mxNotices } from './notices.ts'

export const country: Country<'MX'> = {
  code: 'MX',
  languageTags: { mx: 'es-MX', en: 'en-GB' },
  currency: { code: 'MXN', symbol: '$', names: ['pesos', 'peso', 'mn', 'm.n.'], symbolFirst: true },
  phonePrefix: '+52',
  phoneGroups: [2, 4, 4],
  accountGroup: 4,
  timeZone: 'America/Mexico_City',
  dateOrder: ['day', 'month', 'year'],
  numberSeparators: { group: [',', ' '], decimal: '.' },
  codesWithLetters: ['personalCode', 'taxIdentificationNumber', 'taxRegistryCode'],
  monthNames,
  rules,
  derivations,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: ['employed_permanent', 'employed_fixed', 'government'],
    selfEmployed: ['fees', 'business_owner', 'informal', 'gig'],
    other: ['pension', 'remittances', 'student'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 20_000, totalMax: 10_000_000 },
  minimumAge: 18,
  postalCodeShape: '99999',
  hasPostcodeLookup: true,
  findBankOfAccount: async (clabe) => (await import('./findBankOfClabe.ts')).findBankOfClabe(clabe),
  tracking: 'notice',
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  notices: mxNotices,
  /**
   * The box for text messages also names a messaging app. The payload has exactly four marketing consents (spec 3.7,
   * 3.28), so the app cannot have a separate box.
   */
  policies: withVersions({ 'marketing-text': '2026-11-25' }),
}
