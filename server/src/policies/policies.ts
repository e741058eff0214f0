// The policies a product or a lender wants agreed, with their words in one locale.
import type { PolicyText } from '@loan/domain/contract/reference'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { ConsentRecord } from '@loan/domain/lead/application'
import { isStateOfKind, lenderSteps, type StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import { hashText } from '../lib/hashText.ts'
import type { Lender } from '../lenders/lender.ts'
import type { LenderPolicyKey } from '../lenders/lenderPolicy.ts'
import { fillIn, type PolicyTexts, type ProductPolicyKey } from './policyText.ts'
import { tickedTexts } from './tickedTexts.ts'
import { texts as co } from './texts/co.ts'
import { texts as de } from './texts/de.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as mx } from './texts/mx.ts'
import { texts as ph } from './texts/ph.ts'
import { texts as pl } from './texts/pl.ts'
import { texts as ro } from './texts/ro.ts'
import { texts as vn } from './texts/vn.ts'

const textsByLocale: Readonly<Record<LocaleKey, PolicyTexts>> = { co, de, en, es, mx, ph, pl, ro, vn }

const textsFor = (locale: LocaleKey): PolicyTexts => textsByLocale[locale]

const isProductPolicy = (key: string): key is ProductPolicyKey => Object.hasOwn(tickedTexts.en, key)

/** What is to be agreed with a lender, or stated to it; a changed text is a new version. */
const lenderPolicies: Readonly<Record<LenderPolicyKey, Pick<PolicyText, 'version' | 'required' | 'kind'>>> = {
  'lender-terms': { version: '2026-11-20', required: true, kind: 'consent' },
  'credit-database-query': { version: '2026-11-20', required: true, kind: 'consent' },
  'debtor-register-query': { version: '2026-11-20', required: true, kind: 'consent' },
  'lender-marketing': { version: '2026-11-20', required: false, kind: 'consent' },
  'card-terms': { version: '2026-11-20', required: true, kind: 'consent' },
  'electronic-documents': { version: '2026-11-20', required: true, kind: 'consent' },
  'pep-statement': { version: '2026-11-20', required: true, kind: 'statement' },
  'partner-offers': { version: '2026-11-20', required: false, kind: 'consent' },
  'truth-declaration': { version: '2026-11-20', required: true, kind: 'statement' },
}

/** A locale of the product; its first one where it does not speak the one asked for. */
export const resolveLocale = (product: Product, locale: string | undefined): LocaleKey =>
  product.locales.find((known) => known === locale) ?? product.locales[0]

/** With the text the page shows beside each box. Throws where a policy of the product has none. */
export const productPolicies = (product: Product, locale: LocaleKey): PolicyText[] =>
  product.policies.map(({ key, version, required }) => {
    const texts = textsFor(locale)
    if (!isProductPolicy(key)) throw new Error(`The policy ${key} has no text`)
    const labels = tickedTexts[locale][key]
    const text = labels[`label_${product.country.code}`] ?? labels['label'] ?? ''
    return {
      key,
      version,
      required,
      kind: 'consent',
      ...fillIn({ title: texts[key].title, text }, product.country.code, { brand: product.displayName }),
    }
  })

/** In the language of the record; the key itself where no text has it any more. */
export const findPolicyTitle = (
  product: Product,
  key: string,
  { locale, lender }: { readonly locale: string; readonly lender: string },
): string => {
  const title = Object.entries(textsFor(resolveLocale(product, locale))).find(([own]) => own === key)?.[1].title
  const names = { brand: product.displayName, lender }
  return title === undefined ? key : fillIn({ title, text: '' }, product.country.code, names).title
}

/** What a state shows beside, or instead of, the policies the lender names for itself. @assumed which. */
const policiesByState: Readonly<
  Record<StateOfKind<'consents'>, { readonly keys: readonly LenderPolicyKey[]; readonly withOwn: boolean }>
> = {
  POLICY_CONSENTS: { keys: [], withOwn: true },
  TFBANK_CONSENTS: { keys: ['pep-statement'], withOwn: true },
  ADVANZIA_CONSENTS: { keys: ['card-terms'], withOwn: true },
  DYNAMIC_CONSENTS: { keys: ['electronic-documents', 'partner-offers'], withOwn: false },
}

const policyKeysIn = (state: StateName, { policies }: Lender): readonly LenderPolicyKey[] => {
  if (isStateOfKind(state, 'consents')) {
    const { keys, withOwn } = policiesByState[state]
    return withOwn ? [...keys, ...policies] : keys
  }
  if (!isStateOfKind(state, 'questions')) return []
  const { declaration } = lenderSteps[state]
  return declaration === undefined ? [] : [declaration]
}

type Reading = { readonly product: Product; readonly lender: Lender; readonly locale: LocaleKey }

/** What a state wants agreed: the policies of a step of consents, the declaration of one of questions, else nothing. */
export const policiesIn = (state: StateName, { product, lender, locale }: Reading): PolicyText[] =>
  lenderPoliciesOf(product, lender, locale, policyKeysIn(state, lender))

/** The record of what was agreed to and what was left unticked. */
export const buildConsentRecords = (
  policies: readonly PolicyText[],
  { locale, now }: { readonly locale: LocaleKey; readonly now: Date },
  isGiven: (policy: PolicyText) => boolean,
): readonly ConsentRecord[] =>
  policies.map((policy) => ({
    key: policy.key,
    version: policy.version,
    locale,
    textHash: hashText(policy.text),
    at: now.toISOString(),
    given: isGiven(policy),
  }))

export const lenderPoliciesOf = (
  product: Product,
  lender: Lender,
  locale: LocaleKey,
  keys: readonly LenderPolicyKey[] = lender.policies,
): PolicyText[] =>
  keys.map((key) => ({
    key,
    ...lenderPolicies[key],
    ...fillIn(textsFor(locale)[key], product.country.code, { brand: product.displayName, lender: lender.name }),
  }))
