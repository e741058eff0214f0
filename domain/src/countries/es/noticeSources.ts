// The law behind each Spanish legal notice, which counsel has not confirmed yet.
import { buildEuropeanNoticeSources } from '../europeanNoticeSources.ts'

export const noticeSources: Readonly<Record<string, string>> = buildEuropeanNoticeSources({
  warning: 'CCD2 Art. 8, as in the draft law of January 2026',
  databases: 'ASNEF and Badexcug',
  marketing: 'LSSI Art. 21, LGTel Art. 66',
})
