import { expect, it } from 'vitest'
import { editDistance, suggestEmail } from './emailSuggestion.ts'

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['hotmial', 'hotmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['wp.pll', 'wp.pl'],
  ['o2.p', 'o2.pl'],
  ['onte.pl', 'onet.pl'],
  ['interia.lp', 'interia.pl'],
  ['t-onlin.de', 't-online.de'],
  ['yaho.com.mx', 'yahoo.com.mx'],
])('%s was meant as %s', (typed, meant) => {
  expect(suggestEmail(`anna.nowak@${typed}`)).toBe(`anna.nowak@${meant}`)
})

it.each([
  'gmail.com',
  'mail.com',
  'ymail.com',
  'op.pl',
  'vp.pl',
  'hotmail.fr',
  'example.com',
  'firma.pl',
  'uj.edu.pl',
  '',
])('%s is nobody’s slip', (domain) => {
  expect(suggestEmail(`anna@${domain}`)).toBeNull()
})

it.each(['', 'anna', '@gmial.com', `anna@${'gmial.com'.repeat(100)}`])('nothing is offered for "%s"', (text) => {
  expect(suggestEmail(text)).toBeNull()
})

it.each([
  ['', 'abc', 3],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %i apart', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits)
})
