import { describe, expect, it } from 'vitest'
import { productionEnvironment } from '../testing/production.ts'
import { parseConfig } from './config.ts'

const { MESSAGES: _messages, SMTP_URL, EMAIL_FROM, SMS_URL, SMS_SECRET, ...production } = productionEnvironment

describe('the variables of messages', () => {
  it('select the sandbox by default', () => {
    expect(parseConfig({}).messages).toEqual({ adapter: 'sandbox' })
    expect(parseConfig({ SMTP_URL }).messages).toEqual({ adapter: 'sandbox' })
  })

  it('do not allow the sandbox in production, and name what is missing', () => {
    expect(() => parseConfig(production)).toThrow(
      'MESSAGES should be real in production, because the sandbox sends no messages; it needs SMTP_URL, EMAIL_FROM, SMS_URL, SMS_SECRET',
    )
    expect(() => parseConfig({ ...production, SMTP_URL, EMAIL_FROM, SMS_URL })).toThrow(/it needs SMS_SECRET$/u)
    expect(() => parseConfig({ ...productionEnvironment, MESSAGES: 'sandbox' })).toThrow(/sends no messages$/u)
    expect(() => parseConfig({ MESSAGES: 'real', SMS_URL, SMS_SECRET })).toThrow(
      'MESSAGES=real needs SMTP_URL, EMAIL_FROM',
    )
    expect(parseConfig(productionEnvironment).messages.adapter).toBe('real')
  })

  it('have no former secret without a current one', () => {
    expect(() => parseConfig({ ...productionEnvironment, EMAIL_REPORT_SECRET_FORMER: 'f'.repeat(32) })).toThrow(
      'EMAIL_REPORT_SECRET_FORMER needs EMAIL_REPORT_SECRET',
    )
  })

  it('are parsed', () => {
    const environment = {
      ...productionEnvironment,
      SMTP_URL: 'smtps://brand:p%40ss@mail.example',
      EMAIL_REPORT_SECRET: 'e'.repeat(32),
      SMS_SECRET_FORMER: 'f'.repeat(32),
    }
    expect(parseConfig(environment).messages).toEqual({
      adapter: 'real',
      smtp: {
        host: 'mail.example',
        port: 465,
        isSecure: true,
        tls: 'required',
        credentials: { user: 'brand', password: 'p@ss' },
        from: EMAIL_FROM,
      },
      emailReportSecrets: ['e'.repeat(32)],
      sms: { url: SMS_URL, secrets: [SMS_SECRET, 'f'.repeat(32)] },
    })
    expect(parseConfig({ ...productionEnvironment, SMTP_URL: 'smtp://[::1]', SMTP_TLS: 'off' }).messages).toMatchObject(
      {
        smtp: { host: '::1', port: 587, isSecure: false, tls: 'off', credentials: null },
      },
    )
  })

  it.each([
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://user:%zz@mail.example'],
    ['SMTP_URL', 'smtp://user:secret@mail.example/path'],
    ['SMS_URL', 'http://sms.example/messages'],
    ['SMS_URL', 'https://user:secret@sms.example'],
    ['SMS_URL', 'ftp://sms.example'],
    ['SMS_SECRET', 'short-secret'],
    ['SMS_SECRET_FORMER', 'short-secret'],
    ['EMAIL_REPORT_SECRET', 'with a space in the middle of the secret'],
    ['EMAIL_FROM', 'Brand <loans@brand.example>'],
    ['EMAIL_FROM', 'loans@brand.example\nBcc: x@y.z'],
  ])('are rejected with the expected format and without their value (%s=%j)', (name, value) => {
    expect(() => parseConfig({ ...productionEnvironment, [name]: value })).toThrow(
      new RegExp(`^${name} should be [^@]*(?:$|an (?:e-mail )?address like \\S+)`, 'u'),
    )
    expect(() => parseConfig({ ...productionEnvironment, [name]: value })).not.toThrow(
      /user:secret|%zz|short-|middle|Bcc/u,
    )
  })
})
