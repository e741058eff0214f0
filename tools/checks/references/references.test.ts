import { expect, it } from 'vitest'
import { createProject, findMissing } from './findMissing.ts'

const project = createProject(['docs/a.md', 'docs/decisions/b.md', 'web/src/form/PageForm.tsx', 'e2e/states.spec.ts'], {
  clauseIds: ['4.1', '4.2'],
  readText: () => '# A page\n\n## What it costs, and why\n',
})

it.each([
  ['a file', 'see docs/decisions/b.md and `form/PageForm.tsx`, or PageForm.tsx.'],
  ['a folder, and a module without its extension', 'see `docs/decisions/`, web/src/form and e2e/states'],
  ['a pattern', 'in web/src/<brand>/theme.css, web/src/*/x.ts and `${name}/y.ts`'],
  ['a URL', 'see https://example.com/docs/none.md'],
  ['clauses and a section', 'as spec 4.1, 4.2 and spec 4 say'],
])('accepts %s', (_what, text) => {
  expect(findMissing('docs/a.md', text, project)).toEqual([])
  expect(findMissing('web/src/a.ts', `// ${text}`, project)).toEqual([])
})

it.each([
  ['docs/decisions/c.md', 'docs/decisions/c.md does not exist'],
  ['form/Gone.tsx', 'form/Gone.tsx does not exist'],
  ['web/src/gone/', 'web/src/gone does not exist'],
  ['spec 4.3', 'spec 4.3 does not exist'],
  ['spec 4.1, 4.9', 'spec 4.9 does not exist'],
  ['spec 11', 'spec 11 does not exist'],
])('reports %s', (text, problem) => {
  expect(findMissing('docs/a.md', `First.\nSee ${text}.`, project)).toEqual([`docs/a.md:2 ${problem}`])
  expect(findMissing('web/src/a.ts', ['const a = 1', '//', text].join(' '), project)).toEqual([
    `web/src/a.ts:1 ${problem}`,
  ])
})

it('ignores code', () => {
  expect(findMissing('web/src/a.ts', "import { gone } from './gone.ts'", project)).toEqual([])
})

it('reports links with a missing target or anchor', () => {
  const text = '[a](../a.md#what-it-costs-and-why) [b](b.md) [c](c.md) [d](../a.md#gone) [e](#a-page)'
  expect(findMissing('docs/decisions/b.md', text, project)).toEqual([
    'docs/decisions/b.md:1 the target of the link c.md does not exist',
    'docs/decisions/b.md:1 the link ../a.md#gone has no such anchor',
    'docs/decisions/b.md:1 c.md does not exist',
  ])
})
