// The Content-Security-Policy for each vendor: only the vendor's host is allowed, and Trusted Types are enforced unless
// the vendor has a script.
import { vendorNames, vendors, type VendorSettings } from '@loan/domain/tracking/vendors'
import { describe, expect, it } from 'vitest'
import { buildPagePolicy, buildPlainPolicy } from './securityPolicy.ts'

const build = (settings: VendorSettings, document = '') => {
  const headers = buildPagePolicy({ document, embedders: [], vendors: settings })
  return {
    enforced: headers['content-security-policy'] ?? '',
    reportOnly: headers['content-security-policy-report-only'] ?? '',
  }
}

describe('the policy of a page', () => {
  it('allows only calls and pictures of the API origin that the document names', () => {
    const { enforced } = build({}, '<meta name="api-base-url" content="https://leads.example:8443/api">')
    expect(enforced).toContain("connect-src 'self' https://leads.example:8443;")
    expect(enforced).toContain("img-src 'self' data: blob: https://leads.example:8443;")
    expect(enforced.match(/leads\.example/gu)).toHaveLength(2)
    expect(build({}, '<meta name="api-base-url" content="/api">').enforced).toContain("connect-src 'self';")
  })

  it('adds the hashes of inline scripts and styles, and none for a script with a src', () => {
    const { enforced } = build({}, '<style>a</style><script>b</script><script type="module" src="x">c</script>')
    expect(enforced.match(/'sha256-/gu)).toHaveLength(2)
  })

  it.each(vendorNames)('allows the host of %s only when it is configured', (name) => {
    const host = 'https://stand-in.example'
    const { enforced, reportOnly } = build({ [name]: { key: 'k', host } })
    expect(build({}).enforced).not.toContain('http')
    for (const kind of vendors[name].uses) {
      expect(enforced).toMatch(new RegExp(`${kind}-src 'self'[^;]* ${host}`, 'u'))
    }
    expect(enforced).not.toContain(vendors[name].host.default)
    expect(enforced + reportOnly).not.toMatch(/unsafe|\*/u)
    const types = "require-trusted-types-for 'script'"
    if (vendors[name].hasScript) {
      expect(enforced).not.toContain(types)
      expect(reportOnly).toMatch(new RegExp(`^${types}; report-uri /policy-reports`, 'u'))
    } else {
      expect(enforced).toContain(`${types}; trusted-types loan-vendors`)
      expect(reportOnly).toBe('')
    }
  })
})

it('allows a plain page its own style, and no script and no picture', () => {
  expect(buildPlainPolicy('<style>a</style>')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/u,
  )
})
