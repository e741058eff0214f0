import { expect, it } from 'vitest'
import { holdUnsubscribeLink, isUnsubscribeLink, readHeldUnsubscribeLink } from './unsubscribeLink.ts'

it.each([
  ['?email=anna%40example.com', 'anna@example.com'],
  ['?email=anna%2Boffer%40example.com&utm=1', 'anna+offer@example.com'],
  ['?email=anna+offer@example.com', 'anna+offer@example.com'],
  ['?email=%20anna@example.com%20', 'anna@example.com'],
  ['?email=', ''],
  ['', ''],
])('reads the e-mail address of %j', (search, address) => {
  holdUnsubscribeLink(search)
  expect(readHeldUnsubscribeLink().email).toBe(address)
})

it('reads the token of a link', () => {
  holdUnsubscribeLink('?token=a-b_c')
  expect(readHeldUnsubscribeLink()).toEqual({ token: 'a-b_c', email: '' })
})

it.each([
  ['/application-frontend/unsubscribe', true],
  ['/unsubscribe/', true],
  ['/application-frontend/', false],
  ['/application-frontend/unsubscribe/more', false],
])('isUnsubscribeLink(%s) is %j', (path, expected) => {
  expect(isUnsubscribeLink(path)).toBe(expected)
})
