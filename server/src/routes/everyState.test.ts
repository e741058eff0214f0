// Every state on the complete server, on both engines and in two products. A tag reaches the state, the lead status has
// the state's data, and its call answers it.
import { lenderSteps, lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import type { ProductId } from '@loan/domain/products/registry'
import { screenNameOf, type StateName, states } from '@loan/domain/states'
import { describe, expect, it } from 'vitest'
import { scenarioTagOf } from '../sandbox/scenarios.ts'
import { answer } from '../testing/applicant.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, type Persona, tagged } from '../testing/personas.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { settle, stateOf, statusOf, submitFor } from '../testing/testServer.ts'

const personas = [
  { id: 'tukan-pl', persona: anna },
  { id: 'tukan-es', persona: lucia },
] as const satisfies readonly { readonly id: ProductId; readonly persona: Persona }[]

/** The pages before the submission, and the state of a resume link. */
const untagged: readonly StateName[] = [
  'NONE',
  'LOAN_INFORMATION',
  'PERSONAL_DETAILS',
  'CONTACT_DETAILS',
  'INCOME_DETAILS',
  'OTHER_INFORMATION',
  'CONTINUE',
]

const stateNames = Object.keys(states).filter((name): name is StateName => name in states)
const taggedStates = stateNames.filter((state) => !untagged.includes(state))
const everyCase = taggedStates.flatMap((state) => personas.map(({ id, persona }) => ({ state, id, persona })))

/** The fields of the lead status for each kind of step. */
const partsByKind: Readonly<Record<LenderStep['kind'], readonly string[]>> = {
  questions: ['questions'],
  consents: ['policies'],
  offers: ['offers'],
  'hand-over': ['handOver'],
  upload: ['upload'],
  debts: ['debts'],
}

it('has a tag with the screen’s name for every state except pages and links', () => {
  expect(stateNames.filter((state) => scenarioTagOf(state) === null)).toEqual(untagged)
  expect(taggedStates.map(scenarioTagOf)).toEqual(taggedStates.map(screenNameOf))
})

describe.each(engines)('every state on $name', ({ open }) => {
  const server = setUpServer(open)

  const reach = async (state: StateName, persona: Persona) => {
    const owned = await submitFor(server, tagged(persona, screenNameOf(state)))
    return { owned, status: state === 'CHECKING' ? await statusOf(server, owned) : await settle(server, owned) }
  }

  it.each(everyCase)('$state is reached in $id', async ({ state, persona }) => {
    const { status } = await reach(state, persona)
    expect(stateOf(status)).toBe(state)
    expect(status.lender === null).toBe(state === 'REJECTED')
  })

  const steps = lenderStepStates.flatMap((state) => personas.map(({ id, persona }) => ({ state, id, persona })))
  it.each(steps)('$state returns its data and accepts its answer in $id', async ({ state, id, persona }) => {
    const { owned, status } = await reach(state, persona)
    const { kind } = lenderSteps[state]
    const { questions, policies, offers, handOver, upload, debts } = status
    const parts = { questions, policies, offers, handOver, upload, debts }
    const there = Object.entries(parts).filter(([, part]) => part !== null && (!Array.isArray(part) || part.length > 0))
    for (const part of partsByKind[kind]) expect(there.map(([name]) => name)).toContain(part)
    expect(status.leadStatus).toBe(kind === 'offers' ? 'offered' : 'waiting')
    await answer(server, owned, status, id)
    expect(stateOf(await statusOf(server, owned))).toBe('CHECKING')
    expect(stateOf(await settle(server, owned))).toBe('ACCEPTED')
  })
})
