import { describe, expect, it } from 'vitest'
import { parseRedirectUrl } from './redirectUrl.ts'

const script = 'javascript'

describe('a redirect URL', () => {
  it.each([
    ['https://lender.example/start?ref=1#top', 'lender.example'],
    ['http://localhost:8080/sandbox/lender/zimorodek', 'localhost:8080'],
    ['HTTPS://Lender.Example', 'lender.example'],
    ['https://pożyczka.example/', 'xn--poyczka-xwb.example'],
  ])('%s is valid', (address, host) => {
    expect(parseRedirectUrl(address)?.host).toBe(host)
  })

  it.each([
    '',
    ' ',
    'lender.example',
    '/start',
    '//lender.example',
    '///lender.example',
    `${script}:alert(1)`,
    `${script.toUpperCase()}:alert(1)`,
    'java\tscript:alert(1)',
    ` ${script}:alert(1)`,
    `\u0001${script}:alert(1)`,
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://lender.example/1',
    'ftp://lender.example',
    'mailto:a@b.example',
    'https:lender.example',
    'https:/lender.example',
    'https:\\\\lender.example',
    'https://lender.example\\@evil.example',
    'https://user@evil.example',
    'https://user:pass@evil.example',
    'https://lender.example@evil.example/',
    'https://len der.example',
    'https://lender.example/\u0000',
    'https://lender.example/\nx',
    'https://lender.example/\u202egnp',
    'https://',
    'https:///start',
    'https://[::1',
    'https://lender.example:99999',
  ])('%j is invalid', (address) => {
    expect(parseRedirectUrl(address)).toBeNull()
  })
})
