import { expect, it } from 'vitest'
import { createApplicationStore } from '../store/applicationStore.ts'
import { isUnsubscribeLink, getOpenedLink } from './unsubscribeLink.ts'

const parseLink = (search: string) => {
  const link = getOpenedLink({ store: createApplicationStore() })
  link.write(search)
  return link.read()
}

it.each([
  ['?email=anna%40example.com', 'anna@example.com'],
  ['?email=anna%2Boffer%40example.com&utm=1', 'anna+offer@example.com'],
  ['?email=anna+offer@example.com', 'anna+offer@example.com'],
  ['?email=%20anna@example.com%20', 'anna@example.com'],
  ['?email=', ''],
  ['', ''],
])('reads the e-mail address of %j', (search, address) => {
  expect(parseLink(search).email).toBe(address)
})

it('reads the token of a link', () => {
  expect(parseLink('?token=a-b_c')).toEqual({ token: 'a-b_c', email: '' })
})

it.each([
  ['/application-frontend/unsubscribe', true],
  ['/unsubscribe/', true],
  ['/application-frontend/', false],
  ['/application-frontend/unsubscribe/more', false],
])('isUnsubscribeLink(%s) is %j', (path, expected) => {
  expect(isUnsubscribeLink(path)).toBe(expected)
})
