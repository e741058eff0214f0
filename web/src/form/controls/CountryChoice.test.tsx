import { product } from '@loan/domain/products/tukan-pl'
import { dataPoints } from '@loan/domain/data-points/demographic-details'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { type ControlValues, readControls } from '../controlNames.ts'
import { CountryChoice } from './CountryChoice.tsx'

const path = dataPoints.citizenship.path

const renderChoice = (values: ControlValues = {}, name: 'citizenship' | 'secondCitizenship' = 'citizenship') => {
  const dataPoint = { ...dataPoints[name], name, section: 'demographic-details' } as const
  const { user, container } = renderInApplication(
    <form>
      <CountryChoice dataPoint={dataPoint} values={values} isOptional={name !== 'citizenship'} isLast={false} />
    </form>,
    { app: createTestApplication({ product, texts: englishTexts }) },
  )
  const form = container.querySelector('form')
  if (form === null) throw new Error('There is no form')
  return { user, readValues: () => readControls(form) }
}

it('asks for the own country first and lists no other', async () => {
  const { user, readValues } = renderChoice()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('div')?.textContent)).toEqual([
    'Polska',
    'Another country',
  ])
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(readValues()).toEqual({})
  await user.click(screen.getByRole('radio', { name: 'Polska' }))
  expect(readValues()).toEqual({ [path]: 'PL' })
})

it('searches the list after "another country", in the language of the page', async () => {
  const { user, readValues } = renderChoice()
  await user.click(screen.getByRole('radio', { name: 'Another country' }))
  expect(readValues()).toEqual({ [path]: '' })
  await user.tab()
  expect(screen.getByRole('combobox', { name: 'Which country?' })).toHaveFocus()
  await user.keyboard('lotwa{Enter}')
  expect(screen.getByRole('combobox')).toHaveValue('Łotwa')
  expect(readValues()).toEqual({ [path]: 'LV' })
  await user.click(screen.getByRole('radio', { name: 'Polska' }))
  expect(readValues()).toEqual({ [path]: 'PL' })
})

it('restores another country, and a text that names none', () => {
  const { readValues } = renderChoice({ [path]: 'VN' })
  expect(screen.getByRole('radio', { name: 'Another country' })).toBeChecked()
  expect(screen.getByRole('combobox')).toHaveValue('Wietnam')
  expect(readValues()).toEqual({ [path]: 'VN' })
})

it('starts the list empty after the own country', async () => {
  const { user } = renderChoice({ [path]: 'PL' })
  await user.click(screen.getByRole('radio', { name: 'Another country' }))
  expect(screen.getByRole('combobox')).toHaveValue('')
})

it('lists the own country first', async () => {
  const { user } = renderChoice({ [path]: '' })
  await user.click(screen.getByRole('combobox'))
  // With `hidden`, because a check of visibility takes seconds for all options.
  const labels = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
  expect(labels.slice(0, 3)).toEqual(['Polska', 'Afganistan', 'Albania'])
  expect(labels).toHaveLength(product.country.options.citizenship.keys.length)
})

it('has the list alone when it is optional', () => {
  renderChoice({}, 'secondCitizenship')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: /^Second citizenship/u })).toHaveValue('')
})
