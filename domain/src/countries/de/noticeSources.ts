// The law behind each German legal notice, which counsel has not confirmed yet.
import { buildEuropeanNoticeSources } from '../europeanNoticeSources.ts'

export const noticeSources: Readonly<Record<string, string>> = buildEuropeanNoticeSources({
  warning: 'CCD2 Art. 8(1), quoted by Luther 28 February 2024',
  databases: 'SCHUFA',
  marketing: 'UWG § 7',
})
