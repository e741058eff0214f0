// Tests the legal notices of a country and the registrations of the lender in the card of an offer and below it.
import type { Offer } from '@loan/domain/contract/offer'
import { product as mexican } from '@loan/domain/products/vireo-mx'
import { product as vietnamese } from '@loan/domain/products/vireo-vn'
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { OfferCard } from './OfferCard.tsx'
import { buildOffer, replaceNoBreakSpaces } from '../offer-terms/offerFixture.ts'

const createEnglishApplication = () => createTestApplication({ locale: 'en', texts: englishTexts })

const show = async (app: AppContext, changes: Partial<Offer> = {}): Promise<string> => {
  const { container } = renderInApplication(
    <Suspense fallback="Loading">
      <OfferCard offer={buildOffer('one', changes)} />
      <LegalNotices position="offer-terms" />
    </Suspense>,
    { app },
  )
  await waitFor(() => expect(container).toHaveTextContent('47.83'))
  return replaceNoBreakSpaces(container.textContent)
}

it('shows the CAT of the offer in Mexico', async () => {
  expect(await show({ ...createEnglishApplication(), product: mexican })).toContain(
    'CAT 47.83% without VAT. For information and comparison only.',
  )
})

it('shows no CAT in other countries', async () => {
  expect(await show(createEnglishApplication())).not.toContain('CAT')
})

it('explains in Vietnam why the APR can exceed the limit of the interest rate', async () => {
  const text = await show({ ...createEnglishApplication(), product: vietnamese })
  expect(text).toContain('may not exceed 20% a year')
  expect(text).toContain('APR also includes any fees and compounds the payments')
})

it('shows a whole rate with two digits', async () => {
  expect(await show(createEnglishApplication())).toContain('12.00%')
})

it('has the registrations of the lender after its name among all the terms', async () => {
  const registrations = [
    { name: 'SEC Registration Number', number: 'CS209908113' },
    { name: 'Certificate of Authority Number', number: '9939' },
  ]
  const text = await show(createEnglishApplication(), {
    lender: { key: 'malaya', name: 'Malaya Lending', registrations },
  })
  expect(text).toContain(
    'LenderMalaya LendingSEC Registration NumberCS209908113Certificate of Authority Number9939Type of loan',
  )
  for (const name of ['Malaya Lending', 'Certificate of Authority Number', '9939'])
    expect(screen.getByText(name).closest('[translate=no]')).not.toBeNull()
  for (const label of ['Lender', 'Type of loan']) expect(screen.getByText(label).closest('[translate=no]')).toBeNull()
  expect(await show(createEnglishApplication())).toContain('LenderPolanka KredytType of loan')
})

it('shows two numbers with the same name in separate rows', async () => {
  const logged = vi.spyOn(console, 'error')
  const registrations = ['1', '2'].map((number) => ({ name: 'Licence', number }))
  const lender = { key: 'one', name: 'One', registrations }
  expect(await show(createEnglishApplication(), { lender })).toContain('Licence1Licence2')
  expect(logged).not.toHaveBeenCalled()
})
