import type { LeadStatus } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { lenderEndingOf } from './LenderNews.tsx'
import { statusIn } from './openScreen.tsx'
import { setUpScreens } from './setUpScreens.ts'

type Kind = LeadStatus['steps'][number]['kind']

const stepsOf = (...steps: readonly (readonly [Kind, string?])[]): LeadStatus['steps'] =>
  steps.map(([kind, lender]) => ({ kind, at: '2026-11-20T10:00:00.000Z', ...(lender !== undefined && { lender }) }))

const offerOfA = [['received'], ['asking', 'A'], ['needs-answer', 'A']] as const
const nowB = [
  ['asking', 'B'],
  ['needs-answer', 'B'],
] as const

describe('the outcome of the previous lender', () => {
  it.each(['withdrew', 'declined', 'no-answer'] as const)('is %s when the applicant had answered it', (kind) => {
    expect(lenderEndingOf(stepsOf(...offerOfA, [kind, 'A'], ...nowB))).toEqual({ kind, before: 'A' })
  })

  it('is withdrew even when the lender required nothing before', () => {
    const steps = stepsOf(['asking', 'A'], ['withdrew', 'A'], ['asking', 'B'])
    expect(lenderEndingOf(steps)).toEqual({ kind: 'withdrew', before: 'A' })
  })

  it.each([
    ['there is no previous lender', stepsOf(...offerOfA)],
    ['the previous lender required nothing', stepsOf(['asking', 'A'], ['declined', 'A'], ...nowB)],
    ['the applicant skipped it', stepsOf(...offerOfA, ['skipped', 'A'], ...nowB)],
    ['another lender followed it', stepsOf(...offerOfA, ['withdrew', 'A'], ...nowB, ['skipped', 'B'], ['asking', 'C'])],
    ['there are no steps', stepsOf()],
  ])('is null when %s', (_what, steps) => {
    expect(lenderEndingOf(steps)).toBeNull()
  })
})

describe('the next lender’s screen', () => {
  const { server, page, visit } = setUpScreens()

  it('shows the outcome of the accepted offer', async () => {
    server.status = statusIn('POLICY_CONSENTS', { steps: stepsOf(...offerOfA, ['withdrew', 'A'], ...nowB) })
    await visit('/consents', 20)
    expect(page().container.textContent).toContain('A has taken its offer back. You are not bound to it.')
  })
})
