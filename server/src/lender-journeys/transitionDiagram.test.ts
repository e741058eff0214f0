// docs/lender-journeys.md is generated from the table of transitions; the check `generated` compares it.
import { expect, it } from 'vitest'
import type { StateEventKind } from './journeyEvents.ts'
import { phases } from './phases.ts'
import { buildJourneyDocument } from './transitionDiagram.ts'
import { transitions } from './transitions.ts'

it('has an arrow for each transition', () => {
  const text = buildJourneyDocument()
  const arrows = new Set([...text.matchAll(/^ {2}(\w+) --> (\w+): /gmu)].map(([, from, to]) => `${from} ${to}`))
  const pairs = transitions.flatMap(({ from, to }) => from.map((phase) => `${phase} ${to}`.replaceAll('-', '_')))
  expect(pairs.filter((pair) => !arrows.has(pair))).toEqual([])
  for (const phase of phases) expect(text).toContain(`state "${phase}" as`)
})

/** The type requires each kind of event that names a state. */
const stateEvents: Readonly<Record<StateEventKind, true>> = {
  'requires-step': true,
  offers: true,
  'changes-offer': true,
  ends: true,
}

it('has the state of the event in rows of the events that name one, and in no others', () => {
  const events = transitions.flatMap(({ event, state }) => (state === 'of-event' ? [event] : []))
  expect([...new Set(events)].toSorted()).toEqual(Object.keys(stateEvents).toSorted())
})
