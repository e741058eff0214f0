// The law behind each legal notice, for counsel, who has yet to confirm them (countries.md §3). Apart from the notices,
// as no page shows it.
import type { CountryCode } from './country.ts'

/** What each country calls the same duty. */
type NationalSources = {
  readonly warning: string
  readonly databases: string
  readonly marketing: string
}

const europeanSources = (national: NationalSources): Readonly<Record<string, string>> => ({
  'borrowing-costs-money': `CCD2 Art. 8(1); ${national.warning}`,
  'representative-example': 'CCD2 Art. 8(2)-(3)',
  'credit-intermediary': 'CCD2 Art. 10, 12',
  'personal-data': 'GDPR Art. 13',
  'marketing-choice': `${national.marketing}; withdrawal at any time`,
  'credit-databases': national.databases,
  'automated-assessment': 'CCD2 Art. 18, GDPR Art. 22',
  'automated-offer': 'CCD2 Art. 13; GDPR Art. 22',
  'automated-decision': 'CCD2 Art. 13, 18; GDPR Art. 22',
  'human-review': 'CCD2 Art. 18; CJEU C-203/22',
  'withdrawal-14-days': 'CCD2 Art. 26',
  'no-unasked-credit': 'CCD2 Art. 17',
  'debt-advice': 'CCD2 Art. 36',
})

export const noticeSources: Readonly<Partial<Record<CountryCode, Readonly<Record<string, string>>>>> = {
  PL: europeanSources({
    warning: 'Draft act implementing CCD2, Art. 8',
    databases: 'Authorisation for BIG, information on BIK',
    marketing: 'PKE Art. 398',
  }),
  ES: europeanSources({
    warning: 'CCD2 Art. 8, as in the draft law of January 2026',
    databases: 'ASNEF and Badexcug',
    marketing: 'LSSI Art. 21, LGTel Art. 66',
  }),
}
