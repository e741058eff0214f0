import { states } from '@loan/domain/states'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayShow, resolveMove, screenStateAt } from './followState.ts'

describe('resolveMove', () => {
  // Shows spec 2.22, 3.34
  it.each([
    ['filling in pages', { hasLead: true, progressState: 0, path: '/monthly-income' }, null],
    ['a classic step', { hasLead: true, progressState: 3, path: '/contact-details' }, null],
    ['a first visit', { hasLead: false, progressState: 0, path: '/' }, null],
    ['sent from the review', { hasLead: true, progressState: 6, path: '/review' }, { to: '/checking', replace: true }],
    [
      'back to a page after sending',
      { hasLead: true, progressState: 6, path: '/' },
      { to: '/checking', replace: true },
    ],
    ['checking, as it should', { hasLead: true, progressState: 6, path: '/checking' }, null],
    ['in capitals without a lead', { hasLead: false, progressState: 0, path: '/CHECKING' }, { to: '/', replace: true }],
    ['a slash at the end', { hasLead: true, progressState: 6, path: '/checking/' }, null],
    [
      'asked before the offer',
      { hasLead: true, progressState: 8, path: '/checking' },
      { to: '/employment-details', replace: false },
    ],
    ['accepted', { hasLead: true, progressState: 10, path: '/checking' }, { to: '/accepted', replace: true }],
    [
      'the newest of a list',
      { hasLead: true, progressState: [6, 41], path: '/checking' },
      { to: '/proficredit-offer', replace: true },
    ],
    ['a screen without a lead', { hasLead: false, progressState: 10, path: '/accepted' }, { to: '/', replace: true }],
    ['a screen before sending', { hasLead: true, progressState: 0, path: '/accepted' }, { to: '/', replace: true }],
    ['changing the number', { hasLead: true, progressState: 7, path: '/change-mobile-number' }, null],
    [
      'no more tries',
      { hasLead: true, progressState: 15, path: '/mobile-verification' },
      { to: '/change-mobile-number', replace: true },
    ],
    ['a partner’s summary', { hasLead: true, progressState: 12, path: '/smava' }, null],
    [
      'a partner’s summary that is not the lead’s',
      { hasLead: true, progressState: 10, path: '/smava' },
      { to: '/accepted', replace: true },
    ],
    [
      'a partner’s summary without a lead',
      { hasLead: false, progressState: 0, path: '/smava' },
      { to: '/', replace: true },
    ],
    ['unsubscribing while an offer waits', { hasLead: true, progressState: 41, path: '/unsubscribe' }, null],
    ['a resume link', { hasLead: true, progressState: 13, path: '/continue/abc' }, null],
    ['not found', { hasLead: true, progressState: 13, path: '/404' }, null],
    [
      'CONTINUE has no place of its own',
      { hasLead: true, progressState: 14, path: '/checking' },
      { to: '/', replace: true },
    ],
  ])('%s', (_name, position, move) => {
    expect(resolveMove(position)).toEqual(move)
  })

  // Shows spec 2.21
  it.each([77, -1, 6.5, Number.NaN, '10', null, undefined, [], ['6'], {}])(
    'leads from a screen to the index on %j, and no further',
    (progressState) => {
      expect(resolveMove({ hasLead: true, progressState, path: '/checking' })).toEqual({ to: '/', replace: true })
      expect(resolveMove({ hasLead: true, progressState, path: '/' })).toBeNull()
    },
  )

  // Shows spec 4.10
  it('comes to rest after one move, whatever the server names and wherever one stands', () => {
    const paths = ['/', '/name', '/404', '/smava', '/unsubscribe', ...Object.values(states).map(({ route }) => route)]
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...paths), fc.boolean(), (progressState, path, hasLead) => {
        const move = resolveMove({ hasLead, progressState, path })
        if (move !== null) expect(resolveMove({ hasLead, progressState, path: move.to })).toBeNull()
      }),
    )
    for (const { code: progressState } of Object.values(states)) {
      for (const path of paths) {
        const move = resolveMove({ hasLead: true, progressState, path })
        if (move !== null) expect(resolveMove({ hasLead: true, progressState, path: move.to })).toBeNull()
      }
    }
  })
})

describe('screenStateAt', () => {
  it('knows every route after the form, and no page', () => {
    expect(screenStateAt('/consents')).toBe('POLICY_CONSENTS')
    expect(screenStateAt('/CHECKING')).toBe('CHECKING')
    expect(screenStateAt('/')).toBeNull()
    expect(screenStateAt('/name')).toBeNull()
    expect(screenStateAt('/loan-information')).toBeNull()
  })
})

describe('mayShow', () => {
  it('lets the number be changed while a code is awaited, not the other way round', () => {
    expect(mayShow('CHANGE_MOBILE_NUMBER', 'MOBILE_VERIFICATION')).toBe(true)
    expect(mayShow('MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER')).toBe(false)
    expect(mayShow('CHECKING', null)).toBe(false)
  })
})
