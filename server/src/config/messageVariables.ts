// The environment variables of the gateways for e-mails and text messages. config.ts spreads them; docs/messages.md
// explains them.
import * as v from 'valibot'
import type { SharedSecrets } from '../lib/signedBody.ts'
import { secureAddress } from './secureAddress.ts'

export type SmtpTls = 'required' | 'optional' | 'off'

/** The decoded user or password of a URL; null for an invalid escape sequence. */
const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const isSmtpAddress = (text: string): boolean => {
  if (!/^smtps?:\/\/[^/?#\s]+\/?$/u.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && decode(username) !== null && decode(password) !== null
}

const smtpAddress = v.pipe(v.string(), v.check(isSmtpAddress, 'an address like smtps://user:password@mail.example:465'))

/** An address as in RFC 5321, without a display name: the brand of the product is the name. */
const emailAddress = v.pipe(
  v.string(),
  v.maxLength(254, 'at most 254 characters'),
  v.regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/iu, 'an e-mail address like loans@brand.example'),
)

const sharedSecret = v.pipe(v.string(), v.regex(/^[!-~]{32,200}$/u, '32 to 200 visible ASCII characters'))

export const messageVariables = {
  MESSAGES: v.optional(v.picklist(['sandbox', 'real'], 'sandbox or real'), 'sandbox'),
  SMTP_URL: v.optional(smtpAddress),
  SMTP_TLS: v.optional(v.picklist(['required', 'optional', 'off'], 'required, optional or off'), 'required'),
  EMAIL_FROM: v.optional(emailAddress),
  EMAIL_REPORT_SECRET: v.optional(sharedSecret),
  EMAIL_REPORT_SECRET_FORMER: v.optional(sharedSecret),
  SMS_URL: v.optional(secureAddress('https://sms.example/messages')),
  SMS_SECRET: v.optional(sharedSecret),
  SMS_SECRET_FORMER: v.optional(sharedSecret),
} as const

/** Variables whose value is never in a message. */
export const messageSecrets: readonly string[] = [
  'SMTP_URL',
  'EMAIL_REPORT_SECRET',
  'EMAIL_REPORT_SECRET_FORMER',
  'SMS_URL',
  'SMS_SECRET',
  'SMS_SECRET_FORMER',
]

export type SmtpSettings = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (`smtps:`). */
  readonly isSecure: boolean
  /** Whether a connection that begins without TLS upgrades to it. */
  readonly tls: SmtpTls
  readonly credentials: { readonly user: string; readonly password: string } | null
  readonly from: string
}

export type SmsSettings = { readonly url: string; readonly secrets: SharedSecrets }

export type MessageSettings =
  | { readonly adapter: 'sandbox' }
  | {
      readonly adapter: 'real'
      readonly smtp: SmtpSettings
      /** Sign the reports of bounces; null when there are none. */
      readonly emailReportSecrets: SharedSecrets | null
      readonly sms: SmsSettings
    }

const environmentSchema = v.object(messageVariables)
type MessageEnvironment = v.InferOutput<typeof environmentSchema>

const neededNames = [
  'SMTP_URL',
  'EMAIL_FROM',
  'SMS_URL',
  'SMS_SECRET',
] as const satisfies readonly (keyof MessageEnvironment)[]

/** Returns what an operator has to change; null when the settings are complete. */
export const findMessageProblem = (environment: MessageEnvironment, isProduction: boolean): string | null => {
  if (environment.EMAIL_REPORT_SECRET === undefined && environment.EMAIL_REPORT_SECRET_FORMER !== undefined)
    return 'EMAIL_REPORT_SECRET_FORMER needs EMAIL_REPORT_SECRET'
  const missing = neededNames.filter((name) => environment[name] === undefined).join(', ')
  if (environment.MESSAGES === 'real') return missing === '' ? null : `MESSAGES=real needs ${missing}`
  if (!isProduction) return null
  return `MESSAGES should be real in production, because the sandbox sends no messages${missing === '' ? '' : `; it needs ${missing}`}`
}

const readSmtp = (address: string, tls: SmtpTls, from: string): SmtpSettings => {
  const { protocol, hostname, port, username, password } = new URL(address)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/u, '$1'),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    tls,
    credentials: username === '' ? null : { user: decode(username) ?? '', password: decode(password) ?? '' },
    from,
  }
}

/** Null without a current secret. */
const listSecrets = (current: string | undefined, former: string | undefined): SharedSecrets | null => {
  if (current === undefined) return null
  return former === undefined ? [current] : [current, former]
}

/** Returns the sandbox for incomplete settings; `findMessageProblem` has rejected those before. */
export const readMessages = (environment: MessageEnvironment): MessageSettings => {
  const { MESSAGES, SMTP_URL, SMTP_TLS, EMAIL_FROM, SMS_URL } = environment
  const smsSecrets = listSecrets(environment.SMS_SECRET, environment.SMS_SECRET_FORMER)
  if (MESSAGES === 'sandbox' || SMTP_URL === undefined || EMAIL_FROM === undefined) return { adapter: 'sandbox' }
  if (SMS_URL === undefined || smsSecrets === null) return { adapter: 'sandbox' }
  return {
    adapter: 'real',
    smtp: readSmtp(SMTP_URL, SMTP_TLS, EMAIL_FROM),
    emailReportSecrets: listSecrets(environment.EMAIL_REPORT_SECRET, environment.EMAIL_REPORT_SECRET_FORMER),
    sms: { url: SMS_URL, secrets: smsSecrets },
  }
}
