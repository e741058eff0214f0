// docs/lender-journeys.md is generated from the table of transitions.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { phases } from './phases.ts'
import { buildJourneyDocument, journeyDocument } from './transitionDiagram.ts'
import { transitions } from './transitions.ts'

it('is up to date, with an arrow for each transition (npm run generate writes it)', () => {
  const text = buildJourneyDocument()
  expect(readFileSync(new URL(`../../../${journeyDocument}`, import.meta.url), 'utf8')).toBe(text)
  const arrows = new Set([...text.matchAll(/^ {2}(\w+) --> (\w+): /gmu)].map(([, from, to]) => `${from} ${to}`))
  const pairs = transitions.flatMap(({ from, to }) => from.map((phase) => `${phase} ${to}`.replaceAll('-', '_')))
  expect(pairs.filter((pair) => !arrows.has(pair))).toEqual([])
  for (const phase of phases) expect(text).toContain(`state "${phase}" as`)
})
