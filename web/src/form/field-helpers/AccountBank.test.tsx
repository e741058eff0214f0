import type { Product } from '@loan/domain/products/product'
import { product as vireoEs } from '@loan/domain/products/vireo-es'
import { product as vireoMx } from '@loan/domain/products/vireo-mx'
import { dataPoints } from '@loan/domain/data-points/banking-details'
import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { buildControlId } from '../controlNames.ts'
import { AccountBank } from './AccountBank.tsx'
import { fillControl } from './controls.ts'

const dataPoint = { ...dataPoints.iban, name: 'iban', section: 'banking-details' } as const

const Form = () => {
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <form ref={formRef}>
      <input id={buildControlId(dataPoint.path)} />
      <AccountBank dataPoint={dataPoint} formRef={formRef} />
    </form>
  )
}

/** Renders the field. Returns a function that types an account and returns the status text. */
const renderForm = (product: Product): ((account: string) => Promise<string>) => {
  const texts = { 'banking-details': { accountBank: 'Tu cuenta es de {{bank}}.' } }
  renderInApplication(<Form />, { app: createTestApplication({ product, texts }) })
  return async (account) => {
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await act(async () => {
      fillControl(input, account)
      await vi.dynamicImportSettled()
    })
    return screen.queryByRole('status')?.textContent ?? ''
  }
}

it('shows the bank of a pasted CLABE, and removes it when a digit is wrong', async () => {
  const type = renderForm(vireoMx)
  expect(await type('0121 8000 1234 5678 99')).toBe('Tu cuenta es de BBVA Bancomer.')
  expect(await type('0121 8000 1234 5678 98')).toBe('')
  expect(await type('CLABE: 638180000000000017')).toBe('Tu cuenta es de Nu México Financiera (Nubank).')
})

it('shows nothing in a country whose account numbers do not identify a bank', async () => {
  const type = renderForm(vireoEs)
  expect(await type('ES9121000418450200051332')).toBe('')
})
