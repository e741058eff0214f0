// The types of policy texts, and the placeholders in them. The texts are in texts/<locale>.ts.
import type { CountryCode } from '@loan/domain/countries/country'
import { serverCountries } from '../countries/registry.ts'
import type { LenderPolicyKey } from '../lenders/lenderPolicy.ts'

/**
 * A policy text with the placeholders `{{brand}}`, `{{lender}}` and names of authorities. Blank lines end paragraphs.
 */
export type PolicyContent = { readonly title: string; readonly text: string }

export type ProductPolicyKey = 'general' | 'marketing-email' | 'marketing-phone' | 'marketing-text' | 'marketing-post'

/** A product policy has only its title here. Its text is the label of the checkbox on the page (tickedTexts.ts). */
export type PolicyTexts = Readonly<
  Record<LenderPolicyKey, PolicyContent> & Record<ProductPolicyKey, Pick<PolicyContent, 'title'>>
>

export const fillPlaceholders = (
  { title, text }: PolicyContent,
  country: CountryCode,
  extraNames: Readonly<Record<string, string>>,
): PolicyContent => {
  const values: Readonly<Record<string, string>> = { ...serverCountries[country].policyNames, ...extraNames }
  const filled = (line: string) => line.replace(/\{\{(\w+)\}\}/gu, (_whole, name: string) => values[name] ?? '')
  return { title: filled(title), text: filled(text) }
}
