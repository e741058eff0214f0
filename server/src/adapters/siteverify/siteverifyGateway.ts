// Checks captcha tokens by the call `siteverify`, which reCAPTCHA, hCaptcha and Turnstile have in common: a form with
// the secret and the token, and a reply in JSON. The address of the applicant is not sent.
import * as v from 'valibot'
import type { SiteverifySettings } from '../../config/captchaVariables.ts'
import type { CaptchaGateway } from '../../ports/captchaGateway.ts'
import { GatewayError } from '../../ports/gatewayError.ts'
import { toNetworkError } from '../networkError.ts'
import { readReplyText } from '../readReplyText.ts'

/** @assumed the services answer within a second; the page waits for the submission until then. */
const siteverifyLimits = { requestMs: 5000 } as const

type Limits = { readonly requestMs: number }

/** Turnstile's tokens have at most 2048 characters; those of invisible reCAPTCHA are longer on some pages. */
const maxTokenLength = 8192

/** Error codes for a fault of this server or of the service instead of the token. */
const serviceFaults: ReadonlySet<string> = new Set([
  'bad-request',
  'internal-error',
  'invalid-input-secret',
  'missing-input-secret',
  'not-using-dummy-secret',
  'sitekey-secret-mismatch',
])

const replySchema = v.object({
  success: v.boolean(),
  hostname: v.nullish(v.string()),
  score: v.nullish(v.number()),
  'error-codes': v.nullish(v.pipe(v.array(v.unknown()), v.maxLength(50), v.array(v.string())), []),
})

type Reply = v.InferOutput<typeof replySchema>

const parseReply = (text: string): Reply => {
  try {
    const json: unknown = JSON.parse(text)
    return v.parse(replySchema, json)
  } catch {
    throw new GatewayError('unreachable', 'siteverify-reply')
  }
}

const requestVerification = async (url: string, form: URLSearchParams, { requestMs }: Limits): Promise<Reply> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      // A redirect could send the secret to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(requestMs),
    })
    const text = await readReplyText(response)
    if (!response.ok) throw new GatewayError('unreachable', String(response.status))
    return parseReply(text)
  } catch (error) {
    throw error instanceof GatewayError ? error : toNetworkError(error)
  }
}

export const createSiteverifyGateway = (
  { url, secret, hosts, minScore }: SiteverifySettings,
  limits: Limits = siteverifyLimits,
): CaptchaGateway => ({
  isHuman: async (token) => {
    if (token === '' || token.length > maxTokenLength) return false
    const reply = await requestVerification(url, new URLSearchParams({ secret, response: token }), limits)
    const fault = reply['error-codes']?.find((code) => serviceFaults.has(code))
    if (fault !== undefined) throw new GatewayError('unreachable', fault)
    // A token that another site obtained with the same public key is not accepted.
    const isHostAllowed = typeof reply.hostname !== 'string' || hosts.includes(reply.hostname.toLowerCase())
    const isScoreSufficient = minScore === null || (typeof reply.score === 'number' && reply.score >= minScore)
    return reply.success && isHostAllowed && isScoreSufficient
  },
})
