// Selects the captcha service by configuration.
import type { Config } from '../config/config.ts'
import type { CaptchaGateway } from '../ports/captchaGateway.ts'
import { createSandboxCaptcha } from './sandbox/sandboxCaptcha.ts'
import { createSiteverifyGateway } from './siteverify/siteverifyGateway.ts'

/** Null when no token is required. */
export const createCaptchaGateway = ({ captcha }: Pick<Config, 'captcha'>): CaptchaGateway | null => {
  if (captcha.adapter === 'off') return null
  return captcha.adapter === 'sandbox' ? createSandboxCaptcha() : createSiteverifyGateway(captcha)
}
