// Vietnam (docs/countries/vn.md).
import type { Country } from '../country.ts'
import { withVersions } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'
import { derivations } from './derivations.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { vnNotices } from './notices.ts'

export const country: Country<'VN'> = {
  code: 'VN',
  languageTags: { vn: 'vi-VN', en: 'en-GB' },
  currency: { code: 'VND', symbol: '₫', names: ['đồng', 'dong', 'đ', 'vnđ'], isWhole: true },
  phonePrefix: '+84',
  timeZone: 'Asia/Ho_Chi_Minh',
  dateOrder: ['day', 'month', 'year'],
  numberSeparators: { group: ['.', ' '], decimal: ',' },
  personalCodeDocumentTypes: ['cccd'],
  monthNames,
  rules,
  derivations,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: ['employed_permanent', 'employed_fixed', 'civil_servant', 'factory'],
    selfEmployed: ['business_owner', 'self_employed', 'informal', 'gig'],
    other: ['farmer', 'pension', 'student'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 25_000_000, totalMax: 13_000_000_000 },
  minimumAge: 18,
  postalCodeShape: '99999',
  hasPostcodeLookup: false,
  tracking: 'before',
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  notices: vnNotices,
  /**
   * The box for text messages also names a messaging app. The payload has exactly four marketing consents (spec 3.7,
   * 3.28), so the app cannot have a separate box.
   */
  policies: withVersions({ 'marketing-text': '2026-11-25' }),
}
