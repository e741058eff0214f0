// The types of policy texts, and the placeholders in them. The texts are in texts/<locale>.ts.
import type { LenderPolicyKey } from '../lenders/lenderPolicy.ts'
import type { CountryCode } from '@loan/domain/countries/country'

/**
 * A policy text with the placeholders `{{brand}}`, `{{lender}}` and names of authorities. Blank lines end paragraphs.
 */
export type PolicyContent = { readonly title: string; readonly text: string }

export type ProductPolicyKey = 'general' | 'marketing-email' | 'marketing-phone' | 'marketing-text' | 'marketing-post'

/** A product policy has only its title here. Its text is the label of the checkbox on the page (tickedTexts.ts). */
export type PolicyTexts = Readonly<
  Record<LenderPolicyKey, PolicyContent> & Record<ProductPolicyKey, Pick<PolicyContent, 'title'>>
>

/** The names of authorities and credit databases in the texts, by country. */
const names: Readonly<Partial<Record<CountryCode, Readonly<Record<string, string>>>>> = {
  PL: { authority: 'Prezes Urzędu Ochrony Danych Osobowych', databases: 'Biuro Informacji Kredytowej (BIK)' },
  ES: { authority: 'Agencia Española de Protección de Datos', databases: 'ASNEF, Badexcug' },
  DE: { authority: 'Datenschutz-Aufsichtsbehörde des Bundeslandes', databases: 'SCHUFA' },
  RO: {
    authority: 'Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal',
    databases: 'Biroul de Credit',
  },
  MX: { authority: 'Secretaría Anticorrupción y Buen Gobierno', databases: 'Buró de Crédito, Círculo de Crédito' },
  CO: { authority: 'Superintendencia de Industria y Comercio', databases: 'Datacrédito, TransUnion' },
  PH: {
    authority: 'National Privacy Commission',
    databases: 'the Credit Information Corporation (CIC) and its accredited credit bureaus',
  },
  VN: {
    authority: 'Cơ quan chuyên trách bảo vệ dữ liệu cá nhân, Bộ Công an',
    databases: 'Trung tâm Thông tin tín dụng Quốc gia Việt Nam (CIC)',
  },
}

export const fillPlaceholders = (
  { title, text }: PolicyContent,
  country: CountryCode,
  extraNames: Readonly<Record<string, string>>,
): PolicyContent => {
  const values: Readonly<Record<string, string>> = { ...names[country], ...extraNames }
  const filled = (line: string) => line.replace(/\{\{(\w+)\}\}/gu, (_whole, name: string) => values[name] ?? '')
  return { title: filled(title), text: filled(text) }
}
