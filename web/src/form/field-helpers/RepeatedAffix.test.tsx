import { dataPoints as contact } from '@loan/domain/data-points/contact-information'
import { dataPoints as income } from '@loan/domain/data-points/income-information'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { product as vireoMx } from '@loan/domain/products/vireo-mx'
import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { buildControlId } from '../controlNames.ts'
import { RepeatedAffix } from './RepeatedAffix.tsx'

const phone = { ...contact.phoneNumber, name: 'phoneNumber', section: 'contact-information' } as const
const money = { ...income.monthlyIncome, name: 'monthlyIncome', section: 'income-information' } as const

const Form = ({ dataPoint }: { readonly dataPoint: NamedDataPoint }) => {
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <form ref={formRef}>
      <input id={buildControlId(dataPoint.path)} />
      <RepeatedAffix dataPoint={dataPoint} formRef={formRef} />
    </form>
  )
}

/** Types into the field, leaves it, and returns its value. */
const typeAndLeave = (dataPoint: NamedDataPoint, product: Product, typed: string): string => {
  renderInApplication(<Form dataPoint={dataPoint} />, { app: createTestApplication({ product, texts: {} }) })
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(input, { target: { value: typed } })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return input.value
}

it.each([
  ['+48 512 345 678', '512 345 678'],
  ['0048512345678', '512345678'],
  ['(+48) 512-345-678', '512-345-678'],
  ['48 512 345 678', '512 345 678'],
  ['512 345 678', '512 345 678'],
])('removes the prefix that the field shows from the phone number %s', (typed, left) => {
  expect(typeAndLeave(phone, tukanPl, typed)).toBe(left)
})

it('keeps digits of the number that are equal to the prefix', () => {
  expect(typeAndLeave(phone, vireoMx, '52 1234 5678')).toBe('52 1234 5678')
})

it.each(['+49 1512 3456789', '+48 12', 'my number'])('keeps %s, which is not a number of the country', (typed) => {
  expect(typeAndLeave(phone, tukanPl, typed)).toBe(typed)
})

it.each([
  ['5 000 zł', '5 000'],
  ['PLN 5000,50', '5000,50'],
  ['5000', '5000'],
  ['five zł', 'five zł'],
])('removes the currency that the field shows from %s', (typed, left) => {
  expect(typeAndLeave(money, tukanPl, typed)).toBe(left)
})
