import { expect, it } from 'vitest'
import { findBannedKeys, findBannedWords } from './vocabulary.ts'

const find = (file: string, source: string) => findBannedWords(file, source).map((one) => one.replace(`${file}:`, ''))

it('reports a banned word in a function, a type, a property and JSX, once each with its line', () => {
  const source = `type Judgement = { readonly refusedBy: string }
const judgePage = (told: string): Judgement => ({ refusedBy: told })
judgePage('')
const a = <BroughtBox came="" />
`
  expect(find('a.tsx', source)).toEqual([
    '1 Judgement: use validate, validation; check',
    '1 refusedBy: use reject, invalid, error',
    '2 judgePage: use validate, validation; check',
    '2 told: use send, report, emit, notify',
    '4 BroughtBox: use loaded, redirected, returned',
    '4 came: use loaded, redirected, returned',
  ])
})

it('reports a banned word in a comment and in the title of a test and of a group', () => {
  const source = `// The gate of a page
describe('a verdict', () => {
  it.each([1])('is fixed anew %i', () => undefined)
})
// A visit has settled.
`
  expect(find('a.test.ts', source)).toEqual([
    '2 "verdict" in a test title: use result, decision',
    '3 "anew" in a test title: use the plain term, or nothing',
    '1 "gate" in a comment: use check',
    '5 "visit" in a comment: use session, page load; traverse',
    '5 "settled" in a comment: use normalise, flush; result',
  ])
})

it.each([
  ['const visitedPages = []', ['1 visitedPages: use session, page load; traverse']],
  ['const onSettled = null', ['1 onSettled: use normalise, flush; result']],
  ['const loneActs = []', ['1 loneActs: use action']],
  ['const storeMove = null', ['1 storeMove: use transition, navigation']],
  ['const afterTurn = null', ['1 afterTurn: use navigation, round']],
  ['const heldLocks = []', ['1 heldLocks: use stored, retained']],
  ['const pageParts = []', ['1 pageParts: use subset, section, chunk']],
  ["const standard = 'refused'; const untold = { refused: 422 }", []],
  ['// The known act keeps its place: one part is kept, held, turned and moved.', []],
  ['// The server refused `gate` of openGate.', []],
  ['const toDateParts = (datePartId: DatePart) => dateParts', []],
  ['const date = part', ['1 part: use subset, section, chunk']],
])('finds in %s: %j', (source, findings) => {
  expect(find('a.ts', source)).toEqual(findings)
})

it('accepts some names only in certain files', () => {
  expect(find('web/src/a.test.tsx', 'act(place)')).toEqual(['1 place: use position, path, index'])
  expect(find('web/src/screens/debts/Debts.tsx', 'act(place)')).toEqual(['1 act: use action'])
})

it('reports a banned word in a key of a text and in the name of the locale file, but not in an option key', () => {
  const file = 'web/src/locales/en/brought-here.json'
  const texts = '{ "note": { "told": "a" }, "job": { "options": { "judge": "b" } }, "title": "The facts" }'
  expect(findBannedKeys(file, texts)).toEqual([
    `${file} brought-here: use loaded, redirected, returned`,
    `${file} told: use send, report, emit, notify`,
  ])
})
