import { createApplicationStore } from '../../store/applicationStore.ts'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { ConsentRecord } from '@loan/domain/lead/application'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import * as pages from '@loan/domain/pages/rows'
import { product } from '@loan/domain/products/tukan-pl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashText } from '../../lib/hash.ts'
import { withConsentRecords } from './consentRecords.ts'

const at = '2026-11-20T12:00:00.000Z'
const shown = { locale: 'pl', getText: ({ name }: { readonly name: string }) => `Text of ${name}`, at }
const dataPoints = requireDataPoints(pages.initialDetails, catalogue)

// Hashing requires a secure context.
beforeEach(() => vi.stubGlobal('isSecureContext', true))
afterEach(() => vi.unstubAllGlobals())

it('records each consent with version, language, text hash and choice', async () => {
  const application = { generalPolicies: true, contactDetails: { marketingConsents: { email: false } } }
  const { policies = [], ...others } = await withConsentRecords(
    { product, store: createApplicationStore() },
    application,
    dataPoints,
    shown,
  )
  expect(others).toEqual(application)
  expect(policies.map(({ key, given }) => [key, given])).toEqual(
    product.policies.map(({ key, path }) => [key, path === 'generalPolicies']),
  )
  expect(policies[0]).toEqual({
    key: product.policies[0]?.key,
    version: product.policies[0]?.version,
    locale: 'pl',
    textHash: await hashText('Text of generalPolicies'),
    given: true,
    at,
  })
})

it('hashes a text without the word joiners of the build, which the server does not have', async () => {
  const { policies } = await withConsentRecords({ product, store: createApplicationStore() }, {}, dataPoints, {
    ...shown,
    getText: () => 'by e-\u2060mail',
  })
  expect(policies?.[0]?.textHash).toBe(await hashText('by e-mail'))
})

it('replaces the records of this page and keeps those of other pages', async () => {
  const record: ConsentRecord = { key: 'other', version: '1', locale: 'pl', textHash: 'h', given: true, at }
  const first = await withConsentRecords(
    { product, store: createApplicationStore() },
    { policies: [record] },
    dataPoints,
    shown,
  )
  const second = await withConsentRecords(
    { product, store: createApplicationStore() },
    { ...first, generalPolicies: true },
    dataPoints,
    { ...shown, at: 'later' },
  )
  expect(second.policies).toHaveLength(product.policies.length + 1)
  expect(second.policies?.[0]).toEqual(record)
  expect(second.policies?.[1]).toMatchObject({ given: true, at: 'later' })
})

it('returns the application object unchanged for a page without a policy', async () => {
  const application = { amount: 1 }
  expect(
    await withConsentRecords(
      { product, store: createApplicationStore() },
      application,
      requireDataPoints(pages.name, catalogue),
      shown,
    ),
  ).toBe(application)
})
