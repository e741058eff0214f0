import { expect, it } from 'vitest'
import { toSafeAddress } from './toSafeAddress.ts'

it.each([
  ['/application-frontend/personal-code', '/application-frontend/personal-code'],
  ['/application-frontend/?email=anna@example.com#x', '/application-frontend/'],
  ['/application-frontend/continue/s3cr3t_Token-abc', '/application-frontend/continue/:id'],
  ['/application-frontend/continue/a/b', '/application-frontend/continue/:id'],
  ['/api/lead/status/0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d', '/api/lead/status/:x'],
  ['/api/v3/lead', '/api/v3/lead'],
  ['/api/email/validate/anna%40example.com', '/api/email/validate/:x'],
  ['/api/postcode/lookup/00-950', '/api/postcode/lookup/:x'],
])('turns %s into %s', (address, shown) => {
  expect(toSafeAddress(address)).toBe(window.location.origin + shown)
})

it('returns an empty string for an invalid URL', () => {
  expect(toSafeAddress('http://[')).toBe('')
})
