// The personas that complete the chain in a measurement. Together they see every page.
import { bartek, ewa, danuta, eryk } from '../e2e/personas/poland.ts'
import type { ProductPersona } from '../e2e/personas/persona.ts'

/** The first persona sees the most pages. */
export const applicants: readonly [ProductPersona, ...ProductPersona[]] = [bartek, ewa, danuta, eryk]
