// The policies that a product or a lender requires, with their texts in one locale.
import type { PolicyText } from '@loan/domain/contract/reference'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { ConsentRecord } from '@loan/domain/lead/application'
import { isStateOfKind, lenderSteps, type StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import { hashText } from '../lib/hashText.ts'
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import type { LenderPolicyKey } from '../lenders/lenderPolicy.ts'
import { fillPlaceholders, type PolicyTexts, type ProductPolicyKey } from './policyText.ts'
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

export const policyTexts: Readonly<Record<LocaleKey, PolicyTexts>> = { co, de, en, es, mx, ph, pl, ro, vn }

const getTexts = (locale: LocaleKey): PolicyTexts => policyTexts[locale]

const isProductPolicy = (key: string): key is ProductPolicyKey => Object.hasOwn(tickedTexts.en, key)

/** The consents and statements for a lender. A changed text needs a new version. */
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

/** Returns the requested locale if the product has it, and otherwise the product's first locale. */
export const resolveLocale = (product: Product, locale: string | undefined): LocaleKey =>
  product.locales.find((candidate) => candidate === locale) ?? product.locales[0]

/** Returns the policies with the label of their checkbox as text. Throws when a policy of the product has no text. */
export const buildProductPolicies = (product: Product, locale: LocaleKey): PolicyText[] =>
  product.policies.map(({ key, version, required }) => {
    const texts = getTexts(locale)
    if (!isProductPolicy(key)) throw new Error(`The policy ${key} has no text`)
    const labels = tickedTexts[locale][key]
    const text = labels[`label_${product.country.code}`] ?? labels['label'] ?? ''
    return {
      key,
      version,
      required,
      kind: 'consent',
      ...fillPlaceholders({ title: texts[key].title, text }, product.country.code, { brand: product.displayName }),
    }
  })

/** Returns the title in the locale of the record, or the key when no text with that key exists. */
export const findPolicyTitle = (
  product: Product,
  key: string,
  { locale, lender }: { readonly locale: string; readonly lender: string },
): string => {
  const title = Object.entries(getTexts(resolveLocale(product, locale))).find(([own]) => own === key)?.[1].title
  const names = { brand: product.displayName, lender }
  return title === undefined ? key : fillPlaceholders({ title, text: '' }, product.country.code, names).title
}

/** The policies that a state shows in addition to, or instead of, the lender's own. @assumed which ones. */
const policiesByState: Readonly<
  Record<
    StateOfKind<'consents'>,
    { readonly keys: readonly LenderPolicyKey[]; readonly includesLenderPolicies: boolean }
  >
> = {
  POLICY_CONSENTS: { keys: [], includesLenderPolicies: true },
  TFBANK_CONSENTS: { keys: ['pep-statement'], includesLenderPolicies: true },
  ADVANZIA_CONSENTS: { keys: ['card-terms'], includesLenderPolicies: true },
  DYNAMIC_CONSENTS: { keys: ['electronic-documents', 'partner-offers'], includesLenderPolicies: false },
}

const listPolicyKeys = (state: StateName, { policies }: LenderProfile): readonly LenderPolicyKey[] => {
  if (isStateOfKind(state, 'consents')) {
    const { keys, includesLenderPolicies } = policiesByState[state]
    return includesLenderPolicies ? [...keys, ...policies] : keys
  }
  if (!isStateOfKind(state, 'questions')) return []
  const { declaration } = lenderSteps[state]
  return declaration === undefined ? [] : [declaration]
}

type PolicyContext = { readonly product: Product; readonly lender: LenderProfile; readonly locale: LocaleKey }

/** Returns the policies of a consents step, the declaration of a questions step, and none for another state. */
export const listStatePolicies = (state: StateName, { product, lender, locale }: PolicyContext): PolicyText[] =>
  buildLenderPolicies(product, lender, locale, listPolicyKeys(state, lender))

/** Builds the records of the consents, given and not given. */
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

export const buildLenderPolicies = (
  product: Product,
  lender: LenderProfile,
  locale: LocaleKey,
  keys: readonly LenderPolicyKey[] = lender.policies,
): PolicyText[] =>
  keys.map((key) => ({
    key,
    ...lenderPolicies[key],
    ...fillPlaceholders(getTexts(locale)[key], product.country.code, {
      brand: product.displayName,
      lender: lender.name,
    }),
  }))
