// Mexico (docs/countries/mx.md).
import type { Country } from '../country.ts'
import { dateReaders, options, rules } from './details.ts'
import { incomeGroupsFrom } from '../../data-points/incomeGroups.ts'
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
  lettersIn: ['personalCode', 'taxIdentificationNumber', 'taxRegistryCode'],
  dateReaders,
  rules,
  options,
  incomeGroups: incomeGroupsFrom({
    employed: ['employed_permanent', 'employed_fixed', 'government'],
    self: ['fees', 'business_owner', 'informal', 'gig'],
    other: ['pension', 'remittances', 'student'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 20_000, totalMax: 10_000_000 },
  minimumAge: 18,
  hasPostcodeLookup: true,
  bankOfAccount: async (clabe) => (await import('./banks.ts')).bankOfClabe(clabe),
  tracking: 'notice',
  notices: mxNotices,
} as const satisfies Country
