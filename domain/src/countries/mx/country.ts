// Mexico (docs/countries/mx.md).
import type { Country } from '../country.ts'
import { dateParsers, options, rules } from './details.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { mxNotices } from './notices.ts'

export const country = {
  code: 'MX',
  languageTags: { mx: 'es-MX', en: 'en-US' },
  currency: { code: 'MXN', symbol: '$', names: ['pesos', 'peso', 'mn', 'm.n.'], symbolFirst: true },
  phonePrefix: '+52',
  emailProviders: [
    'gmail.com',
    'hotmail.com',
    'outlook.com',
    'yahoo.com.mx',
    'yahoo.com',
    'live.com.mx',
    'icloud.com',
    'outlook.es',
    'hotmail.es',
    'live.com',
    'prodigy.net.mx',
    'msn.com',
  ],
  timeZone: 'America/Mexico_City',
  dateOrder: ['day', 'month', 'year'],
  numberMarks: { group: [',', ' '], decimal: '.' },
  codesWithLetters: ['personalCode', 'taxIdentificationNumber', 'taxRegistryCode'],
  dateParsers,
  rules,
  options,
  incomeGroups: buildIncomeGroups({
    employed: ['employed_permanent', 'employed_fixed', 'government'],
    self: ['fees', 'business_owner', 'informal', 'gig'],
    other: ['pension', 'remittances', 'student'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 20_000, totalMax: 10_000_000 },
  minimumAge: 18,
  hasPostcodeLookup: true,
  findBankOfAccount: async (clabe) => (await import('./findBankOfClabe.ts')).findBankOfClabe(clabe),
  tracking: 'notice',
  notices: mxNotices,
} as const satisfies Country
