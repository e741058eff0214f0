// The environment variables of the providers of hand-overs. config.ts spreads them; docs/integrating-a-provider.md
// explains them. The file itself is parsed in adapters/http-provider/providerFile.ts.
import { resolve } from 'node:path'
import * as v from 'valibot'

export const providerVariables = {
  PROVIDERS: v.optional(v.picklist(['sandbox', 'none', 'real'], 'sandbox, none or real'), 'sandbox'),
  PROVIDERS_FILE: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('a path'), v.maxLength(4096, 'a shorter path'))),
} as const

export type ProviderSettings =
  | { readonly adapter: 'sandbox' }
  /** Lenders that require a hand-over are skipped. */
  | { readonly adapter: 'none' }
  | { readonly adapter: 'real'; readonly file: string }

const environmentSchema = v.object(providerVariables)
type ProviderEnvironment = v.InferOutput<typeof environmentSchema>

/** Returns what an operator has to change; null when the settings are complete. */
export const findProviderProblem = (
  { PROVIDERS, PROVIDERS_FILE }: ProviderEnvironment,
  isProduction: boolean,
): string | null => {
  if (PROVIDERS === 'real') return PROVIDERS_FILE === undefined ? 'PROVIDERS=real needs PROVIDERS_FILE' : null
  return isProduction && PROVIDERS === 'sandbox'
    ? 'PROVIDERS should be real (with PROVIDERS_FILE) or none in production, because the sandbox accepts the outcome that the browser sends'
    : null
}

/** Returns `none` for incomplete settings; `findProviderProblem` has rejected those before. */
export const readProviders = ({ PROVIDERS, PROVIDERS_FILE }: ProviderEnvironment): ProviderSettings => {
  if (PROVIDERS !== 'real') return { adapter: PROVIDERS }
  return PROVIDERS_FILE === undefined ? { adapter: 'none' } : { adapter: 'real', file: resolve(PROVIDERS_FILE) }
}
