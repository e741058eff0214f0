// The list of countries for citizenship and birth.
import { expect, it } from 'vitest'
import { buildCitizenshipOptions } from './buildCitizenshipOptions.ts'

it('lists the 249 codes of ISO 3166-1 once, the own country first and the others sorted', () => {
  const { keys } = buildCitizenshipOptions('PL')
  const others = keys.slice(1)
  expect(keys[0]).toBe('PL')
  expect(new Set(keys).size).toBe(249)
  expect(others).toEqual(others.toSorted())
  expect(keys.filter((key) => !/^[A-Z]{2}$/u.test(key))).toEqual([])
})

it('lists only countries that Intl has a name for', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  expect(buildCitizenshipOptions('PL').keys.filter((key) => names.of(key) === key)).toEqual([])
})
