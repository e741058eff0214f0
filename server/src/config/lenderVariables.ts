// The environment variables of the lenders. config.ts spreads them; docs/integrating-a-lender.md explains them. The
// file itself is parsed in adapters/http-lender/lenderFile.ts.
import { resolve } from 'node:path'
import * as v from 'valibot'

export const lenderVariables = {
  LENDERS: v.optional(v.picklist(['sandbox', 'real'], 'sandbox or real'), 'sandbox'),
  LENDERS_FILE: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('a path'), v.maxLength(4096, 'a shorter path'))),
} as const

export type LenderSettings = { readonly adapter: 'sandbox' } | { readonly adapter: 'real'; readonly file: string }

const environmentSchema = v.object(lenderVariables)
type LenderEnvironment = v.InferOutput<typeof environmentSchema>

/** Returns what an operator has to change; null when the settings are complete. */
export const findLenderProblem = (
  { LENDERS, LENDERS_FILE }: LenderEnvironment,
  isProduction: boolean,
): string | null => {
  if (LENDERS === 'real') return LENDERS_FILE === undefined ? 'LENDERS=real needs LENDERS_FILE' : null
  if (!isProduction) return null
  const missing = LENDERS_FILE === undefined ? '; it needs LENDERS_FILE' : ''
  return `LENDERS should be real in production, because the sandbox lenders are invented${missing}`
}

/** Returns the sandbox for incomplete settings; `findLenderProblem` has rejected those before. */
export const readLenders = ({ LENDERS, LENDERS_FILE }: LenderEnvironment): LenderSettings =>
  LENDERS === 'sandbox' || LENDERS_FILE === undefined
    ? { adapter: 'sandbox' }
    : { adapter: 'real', file: resolve(LENDERS_FILE) }
