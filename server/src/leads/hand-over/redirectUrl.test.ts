import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../config/config.ts'
import { productionEnvironment } from '../../testing/production.ts'
import { buildHandOverUrl, isAllowedRedirect, resolveRedirectUrl } from './redirectUrl.ts'

/** Split, because the linter reports the whole word as a script URL. */
const script = ['java', 'script'].join('')

const hosts = ['lender.example', 'localhost']

describe('isAllowedRedirect', () => {
  it.each([
    'https://lender.example',
    'https://lender.example/start?x=1#y',
    'http://LENDER.example:8443/',
    'http://localhost:8080/x',
  ])('allows %s', (address) => {
    expect(isAllowedRedirect(address, hosts)).toBe(true)
  })

  it.each([
    '',
    '/start',
    '//lender.example',
    'lender.example',
    'https:lender.example',
    'https:///lender.example',
    'https:/lender.example',
    'https://lender.example.evil.example',
    'https://evil.example/lender.example',
    'https://evil.example#lender.example',
    'https://evil.example?lender.example',
    'https://sub.lender.example',
    'https://lender.example@evil.example',
    'https://lender.example:pass@evil.example',
    'https://user@lender.example',
    'https://user:pass@lender.example',
    String.raw`https://evil.example\@lender.example`,
    String.raw`https:\\lender.example`,
    String.raw`\\lender.example`,
    'https://lender.example\n.evil.example',
    'https://lender.example\t',
    ' https://lender.example',
    'https://lender.example ',
    'https://lender.example\u0000',
    'https://lender.example/\ud800',
    `${script}:alert(1)`,
    `${script.toUpperCase()}:alert(1)`,
    `${script}://lender.example/%0aalert(1)`,
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://lender.example',
    'ws://lender.example',
    'blob:https://lender.example/x',
    'https://lender.example%2eevil.example',
    'https://lender。example.evil.example',
    'https://[::1]',
    'https://127.0.0.1',
    'https://0x7f000001',
    'https://',
    'https://:443',
  ])('rejects %j', (address) => {
    expect(isAllowedRedirect(address, hosts)).toBe(false)
  })
})

describe('resolveRedirectUrl', () => {
  const lender = { key: 'polanka', redirectUrl: 'https://polanka.example/wniosek' }
  it('returns the sandbox page of the lender outside production', () => {
    expect(resolveRedirectUrl(parseConfig({ PORT: '9000' }), lender)).toBe(
      'http://localhost:9000/sandbox/lender/polanka',
    )
  })

  it('returns the lender’s URL in production when its host is allowed', () => {
    expect(resolveRedirectUrl(parseConfig(productionEnvironment), lender)).toBeNull()
    const allowing = parseConfig({ ...productionEnvironment, REDIRECT_HOSTS: 'other.example, polanka.example' })
    expect(resolveRedirectUrl(allowing, lender)).toBe(lender.redirectUrl)
  })
})

describe('buildHandOverUrl', () => {
  const provider = { url: 'https://pontis.example/link' }
  it('returns the provider’s URL when its host is allowed', () => {
    expect(buildHandOverUrl(parseConfig(productionEnvironment), provider, 'abc')).toBeNull()
    const allowing = parseConfig({ ...productionEnvironment, REDIRECT_HOSTS: 'pontis.example' })
    expect(buildHandOverUrl(allowing, provider, 'abc')).toBe('https://pontis.example/link?reference=abc')
  })

  it.each([
    `${script}:alert(1)`,
    '//pontis.example/link',
    'https://user@pontis.example/link',
    'https://pontis.example\n.evil.example',
    String.raw`https:\\pontis.example`,
    '/link',
    '',
  ])('returns null for the URL %j', (url) => {
    const allowing = parseConfig({ ...productionEnvironment, REDIRECT_HOSTS: 'pontis.example' })
    expect(buildHandOverUrl(allowing, { url }, 'abc')).toBeNull()
  })
})
