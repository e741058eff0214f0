// Colombia (docs/countries/co.md).
import type { Country } from '../country.ts'
import { withVersions } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { coNotices } from './notices.ts'

export const country: Country<'CO'> = {
  code: 'CO',
  languageTags: { co: 'es-CO', en: 'en-GB' },
  currency: { code: 'COP', symbol: '$', names: ['pesos', 'peso'], symbolFirst: true },
  phonePrefix: '+57',
  timeZone: 'America/Bogota',
  dateOrder: ['day', 'month', 'year'],
  numberSeparators: { group: ['.', ' '], decimal: ',' },
  /** A citizen gets the card at 18. */
  documentAges: { cc: 18 },
  /** The page has the type and the number of the document, so the personal code is the number of any type. */
  personalCodeDocumentTypes: ['cc', 'ce', 'ppt', 'passport'],
  codesWithLetters: ['personalCode'],
  monthNames,
  rules,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: [
      'employed_permanent',
      'employed_fixed',
      'works_contract',
      'services_contract',
      'public_servant',
      'uniformed',
    ],
    selfEmployed: ['self_employed', 'gig'],
    other: ['pension', 'rental', 'remittances', 'student'],
    temporary: ['employed_fixed', 'works_contract', 'services_contract'],
  }),
  debtLimits: { overdueMax: 4_000_000, totalMax: 2_000_000_000 },
  minimumAge: 18,
  postalCodeShape: '999999',
  hasPostcodeLookup: false,
  tracking: 'notice',
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  notices: coNotices,
  /**
   * The box for text messages also names a messaging app. The payload has exactly four marketing consents (spec 3.7,
   * 3.28), so the app cannot have a separate box.
   */
  policies: withVersions({ 'marketing-text': '2026-11-25' }),
}
