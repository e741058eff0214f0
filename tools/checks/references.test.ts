import { expect, it } from 'vitest'
import { createProject, findMissing } from './references.ts'

const project = createProject(['docs/a.md', 'docs/decisions/b.md', 'web/src/form/PageForm.tsx', 'e2e/states.spec.ts'], {
  clauseIds: ['4.1', '4.2'],
  readText: () => '# A page\n\n## What it costs, and why\n',
})

it.each([
  ['docs/decisions/b.md and `form/PageForm.tsx`, or PageForm.tsx.', []],
  ['`docs/decisions/`, web/src/form and e2e/states', []],
  ['web/src/<brand>/theme.css, web/src/*/x.ts and `${name}/y.ts`', []],
  ['https://example.com/docs/none.md', []],
  ['as spec 4.1, 4.2 and spec 4 say', []],
  ['["the form<br>form/PageForm.tsx"]', []],
  ['["the form<br>form/Lost.tsx"]', ['form/Lost.tsx does not exist']],
  ['docs/decisions/c.md', ['docs/decisions/c.md does not exist']],
  ['form/Gone.tsx', ['form/Gone.tsx does not exist']],
  ['web/src/gone/', ['web/src/gone does not exist']],
  ['spec 4.1, 4.9', ['spec 4.9 does not exist']],
  ['spec 11', ['spec 11 does not exist']],
])('reports for a document and for a comment with the text %s: %j', (text, problems) => {
  expect(findMissing('docs/a.md', `First.\nSee ${text}.`, project)).toEqual(problems.map((one) => `docs/a.md:2 ${one}`))
  const source = `import { gone } from './gone.ts' // See ${text}.`
  expect(findMissing('web/src/a.ts', source, project)).toEqual(problems.map((one) => `web/src/a.ts:1 ${one}`))
})

it('reports links with a missing target or anchor', () => {
  const text = '[a](../a.md#what-it-costs-and-why) [b](b.md) [c](c.md) [d](../a.md#gone) [e](#a-page)'
  expect(findMissing('docs/decisions/b.md', text, project)).toEqual([
    'docs/decisions/b.md:1 the target of the link c.md does not exist',
    'docs/decisions/b.md:1 the link ../a.md#gone has no such anchor',
    'docs/decisions/b.md:1 c.md does not exist',
  ])
})
