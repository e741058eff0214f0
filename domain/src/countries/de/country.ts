// Germany (docs/countries/de.md).
import type { Country } from '../country.ts'
import { dateParsers, options, rules } from './details.ts'
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import { europeanNotices } from '../europeanNotices.ts'

export const country = {
  code: 'DE',
  languageTags: { de: 'de-DE', en: 'en-GB' },
  currency: { code: 'EUR', symbol: '€', names: ['euro', 'euros'] },
  phonePrefix: '+49',
  emailProviders: [
    'gmail.com',
    'gmx.de',
    'web.de',
    't-online.de',
    'freenet.de',
    'outlook.de',
    'icloud.com',
    'hotmail.de',
    'yahoo.de',
    'gmx.net',
    'hotmail.com',
    'outlook.com',
    'googlemail.com',
    'live.de',
    'aol.com',
    'arcor.de',
  ],
  timeZone: 'Europe/Berlin',
  dateOrder: ['day', 'month', 'year'],
  numberMarks: { group: ['.', ' '], decimal: ',' },
  dateParsers,
  rules,
  options,
  incomeGroups: buildIncomeGroups({
    employed: ['employed_permanent', 'employed_fixed', 'public_sector', 'civil_servant', 'temp_agency', 'marginal'],
    self: ['self_employed'],
    other: ['pension', 'parental', 'student', 'benefits'],
    temporary: ['employed_fixed'],
  }),
  debtLimits: { overdueMax: 1000, totalMax: 500_000 },
  minimumAge: 18,
  hasPostcodeLookup: true,
  tracking: 'before',
  notices: europeanNotices,
} as const satisfies Country
