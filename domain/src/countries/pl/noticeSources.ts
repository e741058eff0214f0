// The law behind each Polish legal notice, which counsel has not confirmed yet.
import { buildEuropeanNoticeSources } from '../europeanNoticeSources.ts'

export const noticeSources: Readonly<Record<string, string>> = buildEuropeanNoticeSources({
  warning: 'Draft act implementing CCD2, Art. 8',
  databases: 'Authorisation for BIG, information on BIK',
  marketing: 'PKE Art. 398',
})
