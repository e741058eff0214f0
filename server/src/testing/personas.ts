// The personas at the time of the tests' clock (20 November 2026). For tests only.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { product as tukanEs } from '@loan/domain/products/tukan-es'
import { buildPersona } from '../personas/persona.ts'

export type TestApplicant = { readonly product: Product; readonly answers: LeadApplication }

export const startOfTests = '2026-11-20T09:00:00.000Z'

export const createPersona = (product: Product): TestApplicant => {
  const answers = buildPersona(product, new Date(startOfTests))
  return { product, answers }
}

export const anna = createPersona(tukanPl)
export const lucia = createPersona(tukanEs)

export const personas: readonly TestApplicant[] = [anna, lucia]

/** Returns the persona with an e-mail tag, which selects a sandbox scenario. */
export const withTag = ({ product, answers }: TestApplicant, tag: string): TestApplicant => {
  const { contactDetails } = answers
  const [local, host] = (contactDetails?.email ?? '').split('@')
  return { product, answers: { ...answers, contactDetails: { ...contactDetails, email: `${local}+${tag}@${host}` } } }
}
