// Every state on the complete server, on both engines and in two products. A tag reaches the state, the lead status has
// the state's data, and its call answers it.
import { lenderSteps, lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import type { ProductId } from '@loan/domain/products/registry'
import { toScreenName, type StateName, stateNames } from '@loan/domain/states'
import { describe, expect, it } from 'vitest'
import { findStateScenarioTag } from '../sandbox/scenarios.ts'
import { answer } from '../testing/applicant.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, type TestApplicant, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { waitForLenders, readState, requestStatus, submitApplication } from '../testing/leadRequests.ts'

const personas = [
  { id: 'tukan-pl', persona: anna },
  { id: 'tukan-es', persona: lucia },
] as const satisfies readonly { readonly id: ProductId; readonly persona: TestApplicant }[]

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

const taggedStates = stateNames.filter((state) => !untagged.includes(state))
const everyCase = taggedStates.flatMap((state) => personas.map(({ id, persona }) => ({ state, id, persona })))

/** The fields of the lead status for each kind of step. */
const fieldsByKind: Readonly<Record<LenderStep['kind'], readonly string[]>> = {
  questions: ['questions'],
  consents: ['policies'],
  offers: ['offers'],
  'hand-over': ['handOver'],
  upload: ['upload'],
  debts: ['debts'],
}

it('has a tag with the screen’s name for every state except pages and links', () => {
  expect(stateNames.filter((state) => findStateScenarioTag(state) === null)).toEqual(untagged)
  expect(taggedStates.map(findStateScenarioTag)).toEqual(taggedStates.map(toScreenName))
})

describe.each(engines)('every state on $name', ({ open }) => {
  const server = createServerFixture(open)

  const reach = async (state: StateName, persona: TestApplicant) => {
    const owned = await submitApplication(server, withTag(persona, toScreenName(state)))
    return {
      owned,
      status: state === 'CHECKING' ? await requestStatus(server, owned) : await waitForLenders(server, owned),
    }
  }

  it.each(everyCase)('$state is reached in $id', async ({ state, persona }) => {
    const { status } = await reach(state, persona)
    expect(readState(status)).toBe(state)
    expect(status.lender === null).toBe(state === 'REJECTED')
  })

  const steps = lenderStepStates.flatMap((state) => personas.map(({ id, persona }) => ({ state, id, persona })))
  it.each(steps)('$state returns its data and accepts its answer in $id', async ({ state, id, persona }) => {
    const { owned, status } = await reach(state, persona)
    const { kind } = lenderSteps[state]
    const { questions, policies, offers, handOver, upload, debts } = status
    const stepFields = { questions, policies, offers, handOver, upload, debts }
    const presentFields = Object.entries(stepFields).filter(
      ([, field]) => field !== null && (!Array.isArray(field) || field.length > 0),
    )
    for (const field of fieldsByKind[kind]) expect(presentFields.map(([name]) => name)).toContain(field)
    expect(status.leadStatus).toBe(kind === 'offers' ? 'offered' : 'waiting')
    await answer(server, owned, status, id)
    expect(readState(await requestStatus(server, owned))).toBe('CHECKING')
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
  })
})
