// The port to a service that tells people from programs by a token of the page (`googleCaptchaToken`, spec 3.1). Off
// without CAPTCHA; a provider's adapter is one more row of `adapters`.
import type { Config } from '../config/config.ts'

export type CaptchaGateway = {
  /** A network call in production: never inside a transaction. */
  readonly isHuman: (token: string) => Promise<boolean>
}

/** Tokens the sandbox accepts, as providers' test keys do. */
const sandboxTokens: readonly string[] = ['sandbox-human']

const adapters: Readonly<Record<Config['captcha'], CaptchaGateway | null>> = {
  off: null,
  sandbox: { isHuman: (token) => Promise.resolve(sandboxTokens.includes(token)) },
}

/** Null where no token is required. */
export const createCaptchaGateway = ({ captcha }: Pick<Config, 'captcha'>): CaptchaGateway | null => adapters[captcha]
