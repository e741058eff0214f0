import { expect, it } from 'vitest'
import { findBannedWords } from './findBannedWords.ts'

it('reports a banned word in a function, a type and a property, once each with its line', () => {
  const source = `type Judgement = { readonly refusedBy: string }
const judgePage = (told: string): Judgement => ({ refusedBy: told })
judgePage('')
`
  expect(findBannedWords('a.ts', source)).toEqual([
    'a.ts:1 Judgement: use validate, validation; check',
    'a.ts:1 refusedBy: use reject, invalid, error',
    'a.ts:2 judgePage: use validate, validation; check',
    'a.ts:2 told: use send, report, emit, notify',
  ])
})

it('accepts words that only contain a banned one, text, and allowed names', () => {
  expect(findBannedWords('a.ts', `const standard = 'refused'; const untold = { refused: 422 }`)).toEqual([])
})

it('reads names in JSX', () => {
  expect(findBannedWords('a.tsx', `const a = <ToldBox told="" />`)).toEqual([
    'a.tsx:1 ToldBox: use send, report, emit, notify',
    'a.tsx:1 told: use send, report, emit, notify',
  ])
})
