import { product } from '@loan/domain/products/tukan-pl'
import { dataPoints } from '@loan/domain/data-points/demographic-details'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApplicationProvider } from '../../context/ApplicationContext.tsx'
import { playApplication } from '../../context/playApplication.ts'
import { ChoiceControl } from './ChoiceControl.tsx'

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = (chosen?: string): HTMLSelectElement => {
  const application = playApplication(product, { common: {}, 'demographic-details': {} })
  const dataPoint = { ...dataPoints.citizenship, name: 'citizenship', section: 'demographic-details' } as const
  const container = document.createElement('div')
  act(() =>
    createRoot(container).render(
      <ApplicationProvider application={application}>
        <ChoiceControl
          dataPoint={dataPoint}
          values={chosen === undefined ? {} : { [dataPoint.path]: chosen }}
          isOptional={false}
          isLast={false}
        />
      </ApplicationProvider>,
    ),
  )
  const select = container.querySelector('select')
  if (select === null) throw new Error('The control rendered no select')
  return select
}

const valuesOf = ({ options }: HTMLSelectElement): readonly string[] => Array.from(options, ({ value }) => value)
const passTime = (): void =>
  act(() => {
    vi.advanceTimersByTime(100)
  })

it('renders a long list after a delay, its own country first and the others by name', () => {
  const select = open()
  expect(valuesOf(select)).toEqual([''])
  passTime()
  expect(valuesOf(select).slice(0, 4)).toEqual(['', 'PL', 'AF', 'AL'])
  expect(select.options).toHaveLength(1 + product.country.options.citizenship.keys.length)
})

it('renders the selected option at once and keeps it', () => {
  const select = open('VN')
  expect([select.value, valuesOf(select)]).toEqual(['VN', ['', 'VN']])
  expect(select.selectedOptions[0]?.textContent).toBe('Wietnam')
  passTime()
  expect(select.value).toBe('VN')
})
