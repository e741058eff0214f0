// docs/lender-journeys.md is generated from the table of transitions; the check `generated` compares it.
import { expect, expectTypeOf, it } from 'vitest'
import { phases } from './phases.ts'
import { buildJourneyDocument } from './transitionDiagram.ts'
import { type Transition, transitions } from './transitions.ts'

it('has an arrow for each transition', () => {
  const text = buildJourneyDocument()
  const arrows = new Set([...text.matchAll(/^ {2}(\w+) --> (\w+): /gmu)].map(([, from, to]) => `${from} ${to}`))
  const pairs = transitions.flatMap(({ from, to }) => from.map((phase) => `${phase} ${to}`.replaceAll('-', '_')))
  expect(pairs.filter((pair) => !arrows.has(pair))).toEqual([])
  for (const phase of phases) expect(text).toContain(`state "${phase}" as`)
})

it('allows the state of the event only in rows of events that name a state', () => {
  type Row = { readonly from: readonly []; readonly to: 'ended'; readonly state: 'of-event' }
  expectTypeOf<Row & { readonly event: 'ends' }>().toExtend<Transition>()
  expectTypeOf<Row & { readonly event: 'no-answer' }>().not.toExtend<Transition>()
})
