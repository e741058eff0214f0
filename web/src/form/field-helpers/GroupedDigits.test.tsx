import { dataPoints as banking } from '@loan/domain/data-points/banking-details'
import { dataPoints as contact } from '@loan/domain/data-points/contact-information'
import { dataPoints as income } from '@loan/domain/data-points/income-information'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import { product as vireoEs } from '@loan/domain/products/vireo-es'
import { product as vireoMx } from '@loan/domain/products/vireo-mx'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { product as vireoVn } from '@loan/domain/products/vireo-vn'
import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { buildControlId } from '../controlNames.ts'
import { GroupedDigits } from './GroupedDigits.tsx'

const phone = { ...contact.phoneNumber, name: 'phoneNumber', section: 'contact-information' } as const
const money = { ...income.monthlyIncome, name: 'monthlyIncome', section: 'income-information' } as const
const account = { ...banking.iban, name: 'iban', section: 'banking-details' } as const

type FormProps = { readonly dataPoint: NamedDataPoint; readonly initial?: string }

const Form = ({ dataPoint, initial }: FormProps) => {
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <form ref={formRef}>
      <input id={buildControlId(dataPoint.path)} defaultValue={initial} />
      <GroupedDigits dataPoint={dataPoint} formRef={formRef} />
    </form>
  )
}

const renderField = (product: Product, props: FormProps) =>
  renderInApplication(<Form {...props} />, { app: createTestApplication({ product, texts: {} }) })

it.each([
  [vireoEs, phone, '612345678', '612 345 678'],
  [vireoMx, phone, '5512345678', '55 1234 5678'],
  [vireoDe, phone, '015112345678', '1511 2345678'],
  [vireoPh, phone, '09171234511', '917 123 4511'],
  [vireoEs, account, 'es9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
  [vireoMx, account, '012180001234567899', '0121 8000 1234 5678 99'],
  [tukanPl, account, '61109010140000071219812874', 'PL61 1090 1014 0000 0712 1981 2874'],
  [vireoEs, money, '1900', '1.900'],
  [tukanPl, money, '6200', '6 200'],
  [vireoMx, money, '12500', '12,500'],
  [vireoVn, money, '15000000', '15.000.000'],
])(
  'groups the digits when the applicant leaves the field: $2 becomes $3',
  async (product, dataPoint, typed, grouped) => {
    const { user } = renderField(product, { dataPoint })
    await user.type(screen.getByRole('textbox'), typed)
    expect(screen.getByRole('textbox')).toHaveValue(typed)
    await user.tab()
    expect(screen.getByRole('textbox')).toHaveValue(grouped)
  },
)

it.each([
  [vireoEs, phone, '612'],
  [vireoEs, account, 'ES91 2100'],
  [vireoEs, money, '1900,50'],
  [vireoEs, money, 'mucho'],
  [vireoEs, money, '900'],
  [vireoEs, phone, '612 34 56 78'],
  [tukanPl, phone, '22 345 67 89'],
])('keeps a value that is incomplete, needs no groups or has some: $2', async (product, dataPoint, typed) => {
  const { user } = renderField(product, { dataPoint })
  await user.type(screen.getByRole('textbox'), typed)
  await user.tab()
  expect(screen.getByRole('textbox')).toHaveValue(typed)
})

it('groups a stored value at once, and shows it without groups while it is corrected', async () => {
  const { user } = renderField(vireoEs, { dataPoint: money, initial: '1900' })
  const field = screen.getByRole('textbox')
  expect(field).toHaveValue('1.900')
  await user.click(field)
  expect(field).toHaveValue('1900')
  await act(() => user.keyboard('0'))
  expect(field).toHaveValue('19000')
  await user.tab()
  expect(field).toHaveValue('19.000')
})

it('selects the text of a field that Tab reaches, as before the groups', async () => {
  const { user } = renderField(vireoEs, { dataPoint: money, initial: '1900' })
  await user.tab()
  await act(() => user.keyboard('25000'))
  expect(screen.getByRole('textbox')).toHaveValue('25000')
})

it('keeps a value without groups while another window has the focus', async () => {
  const { user } = renderField(vireoEs, { dataPoint: money })
  const field = screen.getByRole('textbox')
  await user.type(field, '1900')
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  fireEvent.blur(field)
  expect(field).toHaveValue('1900')
  hasFocus.mockRestore()
  fireEvent.blur(field)
  expect(field).toHaveValue('1.900')
})
