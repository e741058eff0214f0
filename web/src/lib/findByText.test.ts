import { expect, it } from 'vitest'
import { findByLabel, findByText } from './findByText.ts'

const options = ['Łotwa', 'Wietnam', 'Republika Południowej Afryki', 'Afganistan', 'Côte d’Ivoire', 'Österreich'].map(
  (label) => ({ label }),
)
const find = (text: string): readonly string[] => findByText(options, text).map(({ label }) => label)

it.each([
  ['lotwa', ['Łotwa']],
  ['ŁOT', ['Łotwa']],
  ['poludn', ['Republika Południowej Afryki']],
  ['republika pol', ['Republika Południowej Afryki']],
  ['d ivo', ['Côte d’Ivoire']],
  ['cote d’i', ['Côte d’Ivoire']],
  ['oster', ['Österreich']],
  ['twa', []],
  ['.*', options.map(({ label }) => label)],
])('finds by the start of a word: %s', (text, expected) => {
  expect(find(text)).toEqual(expected)
})

it('puts labels that begin with the text before the others', () => {
  expect(find('af')).toEqual(['Afganistan', 'Republika Południowej Afryki'])
})

it('finds one option by its whole label', () => {
  expect(findByLabel(options, ' wietnam ')?.label).toBe('Wietnam')
  expect(findByLabel(options, 'wiet')).toBeNull()
  expect(findByLabel(options, '')).toBeNull()
})
