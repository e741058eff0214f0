// The law behind each Romanian legal notice, which counsel has not confirmed yet.
import { buildEuropeanNoticeSources } from '../europeanNoticeSources.ts'

export const noticeSources: Readonly<Record<string, string>> = {
  ...buildEuropeanNoticeSources({
    warning: 'CCD2 Art. 8(1), as in the draft emergency ordinance of January 2026',
    databases: 'Biroul de Credit',
    marketing: 'Legea 506/2004 Art. 12',
  }),
  'dispute-resolution': 'OG 38/2015 (ANPC, SAL)',
}
