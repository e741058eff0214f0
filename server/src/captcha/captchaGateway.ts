// The port to a captcha provider, which checks a token of the page (`googleCaptchaToken`, spec 3.1). It is off without
// CAPTCHA. Each provider has an adapter in `adapters`.
import type { Config } from '../config/config.ts'

export type CaptchaGateway = {
  /** A network call in production. Do not call it inside a transaction. */
  readonly isHuman: (token: string) => Promise<boolean>
}

/** The tokens that the sandbox accepts, like the test keys of providers. */
const sandboxTokens: readonly string[] = ['sandbox-human']

const adapters: Readonly<Record<Config['captcha'], CaptchaGateway | null>> = {
  off: null,
  sandbox: { isHuman: (token) => Promise.resolve(sandboxTokens.includes(token)) },
}

/** Null when no token is required. */
export const createCaptchaGateway = ({ captcha }: Pick<Config, 'captcha'>): CaptchaGateway | null => adapters[captcha]
