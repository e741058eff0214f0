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
