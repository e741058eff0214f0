// Tests the legal notices of a country in the card of an offer and below it.
import { product as mexican } from '@loan/domain/products/vireo-mx'
import { product as vietnamese } from '@loan/domain/products/vireo-vn'
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Application, ApplicationProvider } from '../../context/ApplicationContext.tsx'
import { LegalNotices } from '../../context/LegalNotices.tsx'
import { createVisit } from '../openScreen.tsx'
import { OfferCard } from './OfferCard.tsx'
import { buildOffer, plain } from './offerFixture.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const show = async (application: Application): Promise<string> => {
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() =>
    root.render(
      <ApplicationProvider application={application}>
        <Suspense fallback="Loading">
          <OfferCard offer={buildOffer('one')} />
          <LegalNotices place="offer-terms" />
        </Suspense>
      </ApplicationProvider>,
    ),
  )
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    expect(container.textContent).toContain('47.83')
  })
  const text = plain(container.textContent)
  act(() => root.unmount())
  return text
}

it('shows the CAT of the offer in Mexico', async () => {
  expect(await show({ ...createVisit(), product: mexican })).toContain(
    'CAT 47.83% without VAT. For information and comparison only.',
  )
})

it('shows no CAT in other countries', async () => {
  expect(await show(createVisit())).not.toContain('CAT')
})

it('explains in Vietnam why the APR can exceed the limit of the interest rate', async () => {
  const text = await show({ ...createVisit(), product: vietnamese })
  expect(text).toContain('may not exceed 20% a year')
  expect(text).toContain('APR also includes any fees and compounds the payments')
})
