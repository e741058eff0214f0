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

describe('what became of the lender before', () => {
  it.each(['withdrew', 'declined', 'no-answer'] as const)('is told where it %s after it was answered', (kind) => {
    expect(lenderEndingOf(stepsOf(...offerOfA, [kind, 'A'], ...nowB))).toEqual({ kind, before: 'A' })
  })

  it('is told where it took back an offer, whatever it asked before', () => {
    const steps = stepsOf(['asking', 'A'], ['withdrew', 'A'], ['asking', 'B'])
    expect(lenderEndingOf(steps)).toEqual({ kind: 'withdrew', before: 'A' })
  })

  it.each([
    ['no lender was before', stepsOf(...offerOfA)],
    ['it never asked anything', stepsOf(['asking', 'A'], ['declined', 'A'], ...nowB)],
    ['the applicant left it', stepsOf(...offerOfA, ['skipped', 'A'], ...nowB)],
    [
      'that was another one, longer ago',
      stepsOf(...offerOfA, ['withdrew', 'A'], ...nowB, ['skipped', 'B'], ['asking', 'C']),
    ],
    ['nobody was asked', stepsOf()],
  ])('is not told where %s', (_what, steps) => {
    expect(lenderEndingOf(steps)).toBeNull()
  })
})

describe('the next lender’s screen', () => {
  const { server, page, visit } = setUpScreens()

  it('says first what became of the offer that was accepted', async () => {
    server.status = statusIn('POLICY_CONSENTS', { steps: stepsOf(...offerOfA, ['withdrew', 'A'], ...nowB) })
    await visit('/consents', 20)
    expect(page().container.textContent).toContain('A has taken its offer back. You are not bound to it.')
  })
})
