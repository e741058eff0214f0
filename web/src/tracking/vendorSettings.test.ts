import { afterEach, describe, expect, it } from 'vitest'
import { readVendorSettings } from './vendorSettings.ts'

afterEach(() => document.head.replaceChildren())

const write = (content: string) => {
  const meta = document.createElement('meta')
  meta.setAttribute('name', 'vendors')
  meta.setAttribute('content', content)
  document.head.append(meta)
}

describe('the configured vendors', () => {
  it('are read from the head', () => {
    const settings = { meta: { key: '123456', host: 'https://connect.facebook.net' } }
    write(JSON.stringify(settings))
    expect(readVendorSettings()).toEqual(settings)
  })

  it.each(['', 'junk', '[]', '{"meta":"123456"}', '{"meta":{"key":1,"host":"x"}}', '{"meta":{"key":"1"}}'])(
    'are empty for the invalid content %s',
    (content) => {
      write(content)
      expect(readVendorSettings()).toEqual({})
    },
  )

  it('are empty without a meta element', () => {
    expect(readVendorSettings()).toEqual({})
  })
})
