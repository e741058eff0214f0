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

it('reports a banned word in a comment and in the title of a test and of a group', () => {
  const source = `// The gate of a page
describe('a verdict', () => {
  it.each([1])('is fixed anew %i', () => undefined)
})
`
  expect(findBannedWords('a.test.ts', source)).toEqual([
    'a.test.ts:2 "verdict" in a test title: use result, decision',
    'a.test.ts:3 "anew" in a test title: use the plain term, or nothing',
    'a.test.ts:1 "gate" in a comment: use check',
  ])
})

it('accepts in comments the words that are banned only in names, and the code in them', () => {
  expect(findBannedWords('a.ts', '// The server refused `gate` of openGate.\nexport const a = 1\n')).toEqual([])
})

it.each([
  ['const visitedPages = []', 'visitedPages: use session, page load; traverse'],
  ['const onSettled = null', 'onSettled: use normalise, flush; result'],
  ['const played = {}', 'played: use fake, server'],
  ['const loneActs = []', 'loneActs: use action'],
  ['const storeMove = null', 'storeMove: use transition, navigation'],
  ['const afterTurn = null', 'afterTurn: use navigation, round'],
  ['const known = []', 'known: use existing, supported'],
  ['const kept = new Map()', 'kept: use stored, retained'],
  ['const heldLocks = []', 'heldLocks: use stored, retained'],
  ['const places = []', 'places: use position, path, index'],
  ['const pageParts = []', 'pageParts: use subset, section, chunk'],
])('reports the name in %s', (source, finding) => {
  expect(findBannedWords('a.ts', source)).toEqual([`a.ts:1 ${finding}`])
})

it('reports in a comment only the words that have no plain meaning there', () => {
  expect(findBannedWords('a.ts', '// A visit\n// has settled\n// as played.\nexport const a = 1\n')).toEqual([
    'a.ts:1 "visit" in a comment: use session, page load; traverse',
    'a.ts:2 "settled" in a comment: use normalise, flush; result',
    'a.ts:3 "played" in a comment: use fake, server',
  ])
  const plain = '// The known act keeps its place: one part is kept, held, turned and moved.\nexport const a = 1\n'
  expect(findBannedWords('a.ts', plain)).toEqual([])
})

it('accepts some names only in certain files', () => {
  expect(findBannedWords('web/src/a.test.tsx', 'act(place)')).toEqual([
    'web/src/a.test.tsx:1 place: use position, path, index',
  ])
  expect(findBannedWords('web/src/screens/debts/Debts.tsx', 'act(place)')).toEqual([
    'web/src/screens/debts/Debts.tsx:1 act: use action',
  ])
  expect(findBannedWords('web/src/testing/pressTwice.ts', 'act()')).toEqual([])
})

it('accepts the parts of a date', () => {
  const source = 'const toDateParts = (datePartId: DatePart) => dateParts'
  expect(findBannedWords('a.ts', source)).toEqual([])
  expect(findBannedWords('a.ts', 'const date = part; updatePart()')).toEqual([
    'a.ts:1 part: use subset, section, chunk',
    'a.ts:1 updatePart: use subset, section, chunk',
  ])
})
