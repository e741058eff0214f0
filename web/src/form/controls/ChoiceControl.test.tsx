import { product } from '@loan/domain/products/tukan-pl'
import { dataPoints } from '@loan/domain/data-points/demographic-details'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { ChoiceControl } from './ChoiceControl.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const renderChoice = (chosen?: string): HTMLSelectElement => {
  const dataPoint = { ...dataPoints.citizenship, name: 'citizenship', section: 'demographic-details' } as const
  renderInApplication(
    <ChoiceControl
      dataPoint={dataPoint}
      values={chosen === undefined ? {} : { [dataPoint.path]: chosen }}
      isOptional={false}
      isLast={false}
    />,
    { app: createTestApplication({ product, texts: { common: {}, 'demographic-details': {} } }) },
  )
  return screen.getByRole<HTMLSelectElement>('combobox')
}

const listValues = ({ options }: HTMLSelectElement): readonly string[] => Array.from(options, ({ value }) => value)
const passTime = (): void =>
  act(() => {
    vi.advanceTimersByTime(100)
  })

it('renders a long list after a delay, its own country first and the others by name', () => {
  const select = renderChoice()
  expect(listValues(select)).toEqual([''])
  passTime()
  expect(listValues(select).slice(0, 4)).toEqual(['', 'PL', 'AF', 'AL'])
  expect(select.options).toHaveLength(1 + product.country.options.citizenship.keys.length)
})

it('renders the selected option at once and keeps it', () => {
  const select = renderChoice('VN')
  expect([select.value, listValues(select)]).toEqual(['VN', ['', 'VN']])
  expect(select.selectedOptions[0]?.textContent).toBe('Wietnam')
  passTime()
  expect(select.value).toBe('VN')
})
