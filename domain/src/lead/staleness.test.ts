// Spec 4.20 to 4.23: three triggers, seven fields.
import { describe, expect, it } from 'vitest'
import type { LeadApplication } from './application.ts'
import { isStale, omitStaleFields } from './staleness.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const isStaleNow = (application: LeadApplication): boolean => isStale(application, { now, expiryHours: 24 })

describe('isStale', () => {
  // Shows spec 4.20, 4.21
  it.each([
    [{}, false],
    [{ expiresAt: '2026-11-20T12:00:00.000Z' }, false],
    [{ expiresAt: '2026-11-20T11:59:59.999Z' }, true],
    [{ expiresAt: 'soon' }, true],
    [{ sessionStartedAt: '2026-11-19T12:00:00.000Z' }, false],
    [{ sessionStartedAt: '2026-11-19T11:59:59.999Z' }, true],
    [{ leadStatus: 'checking' }, false],
    [{ leadStatus: 'rejected' }, true],
    [{ leadStatus: 'never heard of' }, true],
    [{ expiresAt: '2026-11-21T00:00:00Z', sessionStartedAt: '2026-11-20T00:00:00Z', leadStatus: 'expired' }, true],
  ])('finds that %j is stale: %s', (application, expected) => {
    expect(isStaleNow(application)).toBe(expected)
  })
})

describe('omitStaleFields', () => {
  const retained: LeadApplication = {
    amount: 5000,
    sessionId: 'b6a4c1f0-0000-4000-8000-000000000000',
    expiresAt: '2026-11-19T00:00:00Z',
    leadStatus: 'rejected',
    personalDetails: { firstName: 'Łucja' },
    contactDetails: { marketingConsents: { email: true } },
    otherDetails: { loanPurpose: 'bills' },
    tags: ['ui:react'],
  }
  // Shows spec 4.23
  it('removes exactly seven fields', () => {
    const application: LeadApplication = {
      ...retained,
      sessionStartedAt: '2026-11-19T00:00:00Z',
      id: 'a',
      generalPolicies: true,
      policies: [],
      leadSource: 'x',
      googleCaptchaToken: 'y',
      otherDetails: { loanPurpose: 'bills', ibanConsent: true },
    }
    expect(omitStaleFields(application)).toEqual(retained)
  })
  it('returns an application without these fields unchanged', () => {
    expect(omitStaleFields(retained)).toEqual(retained)
  })
})
