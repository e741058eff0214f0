// Builds one row of a country's legal notices (docs/countries/README.md). The texts are in the locale files, by key;
// the laws behind them are in noticeSources.ts.
import type { LegalNotice, NoticePosition } from './country.ts'

const version = '2026-11-20'

export const buildLegalNotice = (key: string, ...where: readonly NoticePosition[]): LegalNotice => ({
  key,
  version,
  where,
})
