import { dataPoints as banking } from '@loan/domain/data-points/banking-details'
import { dataPoints as personal } from '@loan/domain/data-points/personal-details'
import type { LocaleKey } from '@loan/domain/countries/country'
import { products } from '@loan/domain/products/registry'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { DateControl } from './DateControl.tsx'

const born = { ...personal.dateOfBirth, name: 'dateOfBirth', section: 'personal-details' } as const
const opened = { ...banking.bankAccountSince, name: 'bankAccountSince', section: 'banking-details' } as const

const render = (id: keyof typeof products, locale: LocaleKey, dataPoint: typeof born | typeof opened) => {
  const app = createTestApplication({ product: products[id], locale, texts: englishTexts })
  renderInApplication(<DateControl dataPoint={dataPoint} values={{}} isOptional={false} isLast={false} />, { app })
}

describe('the example in the hint of a date', () => {
  it.each([
    ['tukan-pl', 'pl', '14.07.1985'],
    ['vireo-de', 'de', '14.07.1985'],
    ['tukan-es', 'es', '14/07/1985'],
    ['tukan-mx', 'mx', '14/07/1985'],
    ['tukan-mx', 'en', '14/07/1985'],
    ['vireo-co', 'en', '14/07/1985'],
    ['vireo-ph', 'ph', '07/14/1985'],
    ['vireo-vn', 'vn', '14/07/1985'],
  ] as const)('is written as in %s, in %s: %s', (id, locale, example) => {
    render(id, locale, born)
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveTextContent(`or example: ${example}`)
  })

  it.each([
    ['tukan-pl', 'pl', '09.2021'],
    ['tukan-es', 'es', '9/2021'],
    ['vireo-vn', 'vn', '9/2021'],
  ] as const)('of a month has no day in %s, in %s: %s', (id, locale, example) => {
    render(id, locale, opened)
    expect(document.body).toHaveTextContent(`Month and year, for example: ${example}`)
  })
})
