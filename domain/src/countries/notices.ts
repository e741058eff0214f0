// Legal notices of the countries of the European Union (countries.md §3, E1 to E13), as versioned data.
// The words stand in the locale files, by key; sources name the law for counsel, who has yet to confirm them.
import type { LegalNotice, NoticePlace } from './country.ts'

const version = '2026-11-20'

const notice = (key: string, source: string, ...where: readonly NoticePlace[]): LegalNotice => ({
  key,
  version,
  source,
  where,
})

/** What each country calls the same duty. */
type NationalSources = {
  readonly warning: string
  readonly databases: string
  readonly marketing: string
  readonly tracking: string
}

export const europeanNotices = (national: NationalSources): readonly LegalNotice[] => [
  notice('borrowing-costs-money', `CCD2 Art. 8(1); ${national.warning}`, 'amount', 'pages', 'offer-figures'),
  notice('representative-example', 'CCD2 Art. 8(2)-(3)', 'amount', 'offer'),
  notice('credit-intermediary', 'CCD2 Art. 10, 12', 'footer', 'offer', 'redirected'),
  notice('personal-data', 'GDPR Art. 13', 'before-submit', 'footer'),
  notice('marketing-choice', `${national.marketing}; withdrawal at any time`, 'amount'),
  notice('tracking-choice', `GDPR Art. 6; ${national.tracking}`, 'footer'),
  notice('credit-databases', national.databases, 'before-submit', 'checking', 'rejected'),
  notice('automated-assessment', 'CCD2 Art. 18, GDPR Art. 22', 'before-submit', 'checking'),
  notice('automated-decision', 'CCD2 Art. 13, 18; GDPR Art. 22', 'offer', 'rejected'),
  notice('human-review', 'CCD2 Art. 18; CJEU C-203/22', 'rejected'),
  notice('withdrawal-14-days', 'CCD2 Art. 26', 'offer', 'redirected'),
  notice('no-unasked-credit', 'CCD2 Art. 17', 'offer', 'redirected'),
  notice('debt-advice', 'CCD2 Art. 36', 'rejected'),
  notice('accessibility', 'Directive (EU) 2019/882', 'footer'),
]
