// Names with a suffix after a comma or a birth name in brackets; the others are in patterns.test.ts.
import { expect, it } from 'vitest'
import { plContext } from '../testing/context.ts'
import { nameRule } from './name.ts'

it.each([
  'dela Cruz, Jr.',
  'dela Cruz,Jr.',
  'dela Cruz , Jr.',
  'Cruz Jr., Juan',
  'Schmidt (geb. Müller)',
  'Anna (Nowak) Kowalska',
  'Müller(Schmidt)',
  'Kowalska ( Nowak )',
  'Müller [geb. Schmidt]',
])('accepts %s', (name) => {
  expect(nameRule.check(name, plContext())).toBeNull()
})

it.each(['(Jan)', 'Jan (', 'Jan ()', 'Jan (1)', 'Jan )Nowak(', 'Jan (Nowak', 'Jan ((Nowak))'])('rejects %s', (name) => {
  expect(nameRule.check(name, plContext())).toEqual({ code: 'name-characters' })
})

it('rejects a hostile name without backtracking', () => {
  const start = performance.now()
  for (const unit of ["a' ", 'a. ', 'a, ', 'a (', 'a-']) nameRule.check(`${unit.repeat(20_000)}1`, plContext())
  expect(performance.now() - start).toBeLessThan(1000)
})
