import type { Product } from '@loan/domain/products/product'
import { product as vireoEs } from '@loan/domain/products/vireo-es'
import { product as vireoMx } from '@loan/domain/products/vireo-mx'
import { dataPoints } from '@loan/domain/data-points/banking-details'
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApplicationProvider } from '../../context/ApplicationContext.tsx'
import { playApplication } from '../../context/playApplication.ts'
import { controlIdOf } from '../controlNames.ts'
import { AccountBank } from './AccountBank.tsx'
import { fillControl } from './controls.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const dataPoint = { ...dataPoints.iban, name: 'iban', section: 'banking-details' } as const

const Form = () => {
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <form ref={formRef}>
      <input id={controlIdOf(dataPoint.path)} />
      <AccountBank dataPoint={dataPoint} formRef={formRef} />
    </form>
  )
}

/** Renders the field. Returns a function that types an account and returns the status text. */
const typeInto = async (product: Product): Promise<(account: string) => Promise<string>> => {
  const application = playApplication(product, { 'banking-details': { accountBank: 'Tu cuenta es de {{bank}}.' } })
  const container = document.createElement('div')
  document.body.append(container)
  await act(async () =>
    createRoot(container).render(
      <ApplicationProvider application={application}>
        <Form />
      </ApplicationProvider>,
    ),
  )
  return async (account) => {
    const input = container.querySelector('input')
    if (input === null) throw new Error('The form has no input')
    await act(async () => {
      fillControl(input, account)
      await vi.dynamicImportSettled()
    })
    return container.querySelector('[role="status"]')?.textContent ?? ''
  }
}

it('shows the bank of a pasted CLABE, and removes it when a digit is wrong', async () => {
  const type = await typeInto(vireoMx)
  expect(await type('0121 8000 1234 5678 99')).toBe('Tu cuenta es de BBVA Bancomer.')
  expect(await type('0121 8000 1234 5678 98')).toBe('')
  expect(await type('CLABE: 638180000000000017')).toBe('Tu cuenta es de Nu México Financiera (Nubank).')
})

it('shows nothing in a country whose account numbers do not identify a bank', async () => {
  const type = await typeInto(vireoEs)
  expect(await type('ES9121000418450200051332')).toBe('')
})
