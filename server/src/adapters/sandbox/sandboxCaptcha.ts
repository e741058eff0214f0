// The captcha service of the sandbox. It accepts one known token, like the test keys of real services.
import type { CaptchaGateway } from '../../ports/captchaGateway.ts'

const acceptedTokens: readonly string[] = ['sandbox-human']

export const createSandboxCaptcha = (): CaptchaGateway => ({
  isHuman: (token) => Promise.resolve(acceptedTokens.includes(token)),
})
