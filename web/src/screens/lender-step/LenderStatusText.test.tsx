import type { LeadStatus } from '@loan/domain/contract/lead'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../../testing/leadFixtures.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { findPreviousLenderOutcome } from './LenderStatusText.tsx'

type Kind = LeadStatus['steps'][number]['kind']

const buildSteps = (...steps: readonly (readonly [Kind, string?])[]): LeadStatus['steps'] =>
  steps.map(([kind, lender]) => ({ kind, at: '2026-11-20T10:00:00.000Z', ...(lender !== undefined && { lender }) }))

const offerFromLenderA = [['received'], ['asking', 'A'], ['needs-answer', 'A']] as const
const nowB = [
  ['asking', 'B'],
  ['needs-answer', 'B'],
] as const

describe('the outcome of the previous lender', () => {
  it.each(['withdrew', 'declined', 'no-answer'] as const)('is %s when the applicant had answered it', (kind) => {
    expect(findPreviousLenderOutcome(buildSteps(...offerFromLenderA, [kind, 'A'], ...nowB))).toEqual({
      kind,
      before: 'A',
    })
  })

  it('is withdrew even when the lender required nothing before', () => {
    const steps = buildSteps(['asking', 'A'], ['withdrew', 'A'], ['asking', 'B'])
    expect(findPreviousLenderOutcome(steps)).toEqual({ kind: 'withdrew', before: 'A' })
  })

  it.each([
    ['there is no previous lender', buildSteps(...offerFromLenderA)],
    ['the previous lender required nothing', buildSteps(['asking', 'A'], ['declined', 'A'], ...nowB)],
    ['the applicant skipped it', buildSteps(...offerFromLenderA, ['skipped', 'A'], ...nowB)],
    [
      'another lender followed it',
      buildSteps(...offerFromLenderA, ['withdrew', 'A'], ...nowB, ['skipped', 'B'], ['asking', 'C']),
    ],
    ['there are no steps', buildSteps()],
  ])('is null when %s', (_what, steps) => {
    expect(findPreviousLenderOutcome(steps)).toBeNull()
  })
})

describe('the next lender’s screen', () => {
  const server = createFakeLeadServer()

  it('shows the outcome of the accepted offer', async () => {
    server.setStatus(
      buildLeadStatus('POLICY_CONSENTS', { steps: buildSteps(...offerFromLenderA, ['withdrew', 'A'], ...nowB) }),
    )
    await renderScreen('/consents', { state: 'POLICY_CONSENTS' })
    await waitFor(() => expect(document.body).toHaveTextContent('A has withdrawn its offer. You are not bound to it.'))
  })
})
