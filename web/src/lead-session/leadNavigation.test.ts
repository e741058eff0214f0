import { parseProgressState, states } from '@loan/domain/states'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canShowScreen, resolveNavigation as resolveParsed, findScreenState } from './leadNavigation.ts'

type RawPosition = { readonly hasLead: boolean; readonly progressState: unknown; readonly path: string }

const resolveNavigation = ({ progressState, ...position }: RawPosition) =>
  resolveParsed({ ...position, state: parseProgressState(progressState) })

describe('the navigation that a lead state requires', () => {
  // Shows spec 2.22, 3.34
  it.each([
    [
      'stays on a page of the form before the submission',
      { hasLead: true, progressState: 0, path: '/monthly-income' },
      null,
    ],
    ['stays on a classic step', { hasLead: true, progressState: 3, path: '/contact-details' }, null],
    ['stays on the index without a lead', { hasLead: false, progressState: 0, path: '/' }, null],
    [
      'leaves the review after the submission',
      { hasLead: true, progressState: 6, path: '/review' },
      { to: '/checking', replace: true },
    ],
    [
      'leaves a page of the form after the submission',
      { hasLead: true, progressState: 6, path: '/' },
      { to: '/checking', replace: true },
    ],
    ['stays on the screen of the state', { hasLead: true, progressState: 6, path: '/checking' }, null],
    [
      'leaves a screen path in upper case without a lead',
      { hasLead: false, progressState: 0, path: '/CHECKING' },
      { to: '/', replace: true },
    ],
    ['ignores a trailing slash', { hasLead: true, progressState: 6, path: '/checking/' }, null],
    [
      'pushes the screen of a state before the offer',
      { hasLead: true, progressState: 8, path: '/checking' },
      { to: '/employment-details', replace: false },
    ],
    [
      'replaces the screen after the offer',
      { hasLead: true, progressState: 10, path: '/checking' },
      { to: '/accepted', replace: true },
    ],
    [
      'uses the newest state of a list',
      { hasLead: true, progressState: [6, 41], path: '/checking' },
      { to: '/proficredit-offer', replace: true },
    ],
    [
      'leaves a screen without a lead',
      { hasLead: false, progressState: 10, path: '/accepted' },
      { to: '/', replace: true },
    ],
    [
      'leaves a screen before the submission',
      { hasLead: true, progressState: 0, path: '/accepted' },
      { to: '/', replace: true },
    ],
    ['allows a change of the phone number', { hasLead: true, progressState: 7, path: '/change-mobile-number' }, null],
    [
      'leaves the code screen when no tries are left',
      { hasLead: true, progressState: 15, path: '/mobile-verification' },
      { to: '/change-mobile-number', replace: true },
    ],
    ['stays on the partner summary in REDIRECTED', { hasLead: true, progressState: 12, path: '/smava' }, null],
    [
      'leaves the partner summary in another state',
      { hasLead: true, progressState: 10, path: '/smava' },
      { to: '/accepted', replace: true },
    ],
    [
      'leaves the partner summary without a lead',
      { hasLead: false, progressState: 0, path: '/smava' },
      { to: '/', replace: true },
    ],
    ['stays on /unsubscribe while an offer is open', { hasLead: true, progressState: 41, path: '/unsubscribe' }, null],
    ['stays on a resume link', { hasLead: true, progressState: 13, path: '/continue/abc' }, null],
    ['stays on /404', { hasLead: true, progressState: 13, path: '/404' }, null],
    [
      'leaves a screen for the index in CONTINUE',
      { hasLead: true, progressState: 14, path: '/checking' },
      { to: '/', replace: true },
    ],
  ])('%s', (_name, position, navigation) => {
    expect(resolveNavigation(position)).toEqual(navigation)
  })

  // Shows spec 2.21
  it.each([77, -1, 6.5, Number.NaN, '10', null, undefined, [], ['6'], {}])(
    'navigates from a screen to the index on %j, and stays there',
    (progressState) => {
      expect(resolveNavigation({ hasLead: true, progressState, path: '/checking' })).toEqual({ to: '/', replace: true })
      expect(resolveNavigation({ hasLead: true, progressState, path: '/' })).toBeNull()
    },
  )

  // Shows spec 4.10
  it('needs at most one navigation for every state and path', () => {
    const paths = ['/', '/name', '/404', '/smava', '/unsubscribe', ...Object.values(states).map(({ route }) => route)]
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...paths), fc.boolean(), (progressState, path, hasLead) => {
        const navigation = resolveNavigation({ hasLead, progressState, path })
        if (navigation !== null) expect(resolveNavigation({ hasLead, progressState, path: navigation.to })).toBeNull()
      }),
    )
    for (const { code: progressState } of Object.values(states)) {
      for (const path of paths) {
        const navigation = resolveNavigation({ hasLead: true, progressState, path })
        if (navigation !== null)
          expect(resolveNavigation({ hasLead: true, progressState, path: navigation.to })).toBeNull()
      }
    }
  })
})

describe('the state of a path', () => {
  it('is found for a screen and is null for a page', () => {
    expect(findScreenState('/consents')).toBe('POLICY_CONSENTS')
    expect(findScreenState('/CHECKING')).toBe('CHECKING')
    expect(findScreenState('/')).toBeNull()
    expect(findScreenState('/name')).toBeNull()
    expect(findScreenState('/loan-information')).toBeNull()
  })
})

describe('the screens that a state allows', () => {
  it('include the change of the phone number in MOBILE_VERIFICATION, but not the reverse', () => {
    expect(canShowScreen('CHANGE_MOBILE_NUMBER', 'MOBILE_VERIFICATION')).toBe(true)
    expect(canShowScreen('MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER')).toBe(false)
    expect(canShowScreen('CHECKING', null)).toBe(false)
  })
})
