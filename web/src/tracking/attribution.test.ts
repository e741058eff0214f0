import { afterEach, describe, expect, it } from 'vitest'
import { buildAttribution } from './attribution.ts'

afterEach(() => {
  document.cookie = '_fbc=; max-age=0; path=/'
})

describe('buildAttribution', () => {
  // Shows spec 3.41, 3.42, 4.48, 4.67, 4.68, 4.69
  it('reads the ten items from the URL and the cookie, without the empty ones', () => {
    document.cookie = '_fbc=fb.1.1763632800000.AbC.d-E_f; path=/'
    expect(
      buildAttribution(
        '?utm_medium=cpc&utm_source=google&utm_campaign=autumn 26&utm_content=&utm_term=po%C5%BCyczka&gclid=EAIa-1_x&wbraid=w&ttclid=E.C.P.1&gbraid=%20&other=1',
      ),
    ).toEqual({
      utm_medium: 'cpc',
      utm_source: 'google',
      utm_campaign: 'autumn 26',
      utm_term: 'pożyczka',
      gclid: 'EAIa-1_x',
      wbraid: 'w',
      ttclid: 'E.C.P.1',
      fbclid: 'AbC.d-E_f',
    })
  })

  it('is empty without parameters and cookie', () => {
    expect(buildAttribution('')).toEqual({})
  })

  it.each([
    ['utm_source', 'anna@example.com'],
    ['utm_term', '+48 512 345 678'],
    ['utm_content', 'x'.repeat(201)],
    ['gclid', '<script>'],
    ['gclid', 'anna@example.com'],
    ['ttclid', 'x'.repeat(501)],
  ])('omits %s=%s', (name, value) => {
    expect(buildAttribution(`?${name}=${encodeURIComponent(value)}`)).toEqual({})
  })

  it.each(['junk', 'fb.1.2', '%', 'fb.1.2.<b>'])('omits the click id for the cookie value %s', (value) => {
    document.cookie = `_fbc=${value}; path=/`
    expect(buildAttribution('')).toEqual({})
  })
})
