import { expect, it } from 'vitest'
import { findDiagramProblems } from './findDiagramProblems.ts'

const toImport = (target: string) => ({ specifier: target, target, isPackage: false, isType: false })
const modules = [
  { file: 'web/src/a.ts', imports: [toImport('web/src/b.ts')] },
  { file: 'web/src/b.ts', imports: [] },
  { file: 'server/src/c.ts', imports: [] },
]

const inDocument = (edges: string) => `# Title\n\n\`\`\`mermaid\nflowchart TD\n${edges}\n\`\`\`\n`

it.each([
  ['an import', '  a["first<br>web/src/a.ts"] --> b["web/src/b.ts"]'],
  ['an import in the other direction', '  b["web/src/b.ts"] -->|value| a["web/src/a.ts"]'],
  ['a label', '  b["web/src/b.ts"] -->|"HTTP: PUT"| c["server/src/c.ts"]'],
  ['a box without a file', '  c["server/src/c.ts"] --> row[("row of the lead")]'],
])('accepts %s', (_name, edges) => {
  expect(findDiagramProblems(inDocument(edges), modules)).toEqual([])
})

it('reports boxes that no import connects', () => {
  const edges = '  a["web/src/a.ts"] --> b["web/src/b.ts"]\n  c["server/src/c.ts"]\n  b -->|error| c'
  expect(findDiagramProblems(inDocument(edges), modules)).toEqual([
    'the diagram connects web/src/b.ts and server/src/c.ts, but neither imports the other',
  ])
})

it('reports an edge in a notation that the check cannot read', () => {
  const edges =
    '  a["web/src/a.ts"] -.-> c["server/src/c.ts"]\n  a -- text --> c\n  a --> b & c\n  a --> b["web/src/b.ts"] --> c'
  expect(findDiagramProblems(inDocument(edges), modules)).toEqual([
    'the diagram has a line that the check cannot read: a["web/src/a.ts"] -.-> c["server/src/c.ts"]',
    'the diagram has a line that the check cannot read: a -- text --> c',
    'the diagram has a line that the check cannot read: a --> b & c',
    'the diagram has a line that the check cannot read: a --> b["web/src/b.ts"] --> c',
  ])
})

it('reports a box in a notation that the check cannot read', () => {
  expect(findDiagramProblems(inDocument('  a("web/src/a.ts")\n  b["web/src/b.ts"]'), modules)).toEqual([
    'the diagram has a line that the check cannot read: a("web/src/a.ts")',
  ])
})

it('ignores lines without an edge, and diagrams that name no file', () => {
  const style = '  classDef page fill:#fff\n  a["web/src/a.ts"]:::page --> b["web/src/b.ts"]'
  const states = '  state "draft" as draft\n  [*] --> draft\n  draft --> ended: submitted'
  expect(findDiagramProblems(`${inDocument(style)}${inDocument(states)}`, modules)).toEqual([])
})
