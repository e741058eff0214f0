// The environment variables of the captcha service. config.ts spreads them; docs/captcha.md explains them.
import * as v from 'valibot'
import { secureAddress } from './secureAddress.ts'

const score = v.pipe(
  v.string(),
  v.regex(/^(?:0(?:\.\d{1,3})?|1(?:\.0{1,3})?)$/u, 'a number from 0 to 1 like 0.5'),
  v.transform(Number),
)

export const captchaVariables = {
  CAPTCHA: v.optional(v.picklist(['off', 'sandbox', 'siteverify'], 'off, sandbox or siteverify'), 'off'),
  CAPTCHA_URL: v.optional(secureAddress('https://captcha.example/siteverify')),
  CAPTCHA_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[!-~]{8,200}$/u, '8 to 200 visible ASCII characters'))),
  CAPTCHA_MIN_SCORE: v.optional(score),
} as const

/** Variables whose value is never in a message. */
export const captchaSecrets: readonly string[] = ['CAPTCHA_URL', 'CAPTCHA_SECRET']

export type SiteverifySettings = {
  readonly adapter: 'siteverify'
  readonly url: string
  readonly secret: string
  /** The host names of the page, in lower case. A token of another host is rejected. */
  readonly hosts: readonly string[]
  /** The least score of an accepted token, from 0 to 1; null for a service without scores. */
  readonly minScore: number | null
}

export type CaptchaSettings =
  | { readonly adapter: 'off' }
  /** Accepts a known token; not in production. */
  | { readonly adapter: 'sandbox' }
  | SiteverifySettings

const environmentSchema = v.object(captchaVariables)
type CaptchaEnvironment = v.InferOutput<typeof environmentSchema>

const neededNames = ['CAPTCHA_URL', 'CAPTCHA_SECRET'] as const satisfies readonly (keyof CaptchaEnvironment)[]

/** Returns what an operator has to change; null when the settings are complete. */
export const findCaptchaProblem = (environment: CaptchaEnvironment, isProduction: boolean): string | null => {
  if (isProduction && environment.CAPTCHA === 'sandbox')
    return 'CAPTCHA should not be sandbox in production: its token is known'
  if (environment.CAPTCHA !== 'siteverify') return null
  const missing = neededNames.filter((name) => environment[name] === undefined).join(', ')
  return missing === '' ? null : `CAPTCHA=siteverify needs ${missing}`
}

const toHost = (origin: string): string => new URL(origin).hostname.toLowerCase()

/**
 * `pageOrigins` are all origins that serve the page. Returns `off` for incomplete settings; `findCaptchaProblem` has
 * rejected those before.
 */
export const readCaptcha = (
  { CAPTCHA, CAPTCHA_URL, CAPTCHA_SECRET, CAPTCHA_MIN_SCORE }: CaptchaEnvironment,
  pageOrigins: readonly string[],
): CaptchaSettings => {
  if (CAPTCHA !== 'siteverify') return { adapter: CAPTCHA }
  if (CAPTCHA_URL === undefined || CAPTCHA_SECRET === undefined) return { adapter: 'off' }
  return {
    adapter: 'siteverify',
    url: CAPTCHA_URL,
    secret: CAPTCHA_SECRET,
    hosts: pageOrigins.map(toHost),
    minScore: CAPTCHA_MIN_SCORE ?? null,
  }
}
