import { dataPoints } from '@loan/domain/data-points/address-information'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { product as vireoEs } from '@loan/domain/products/vireo-es'
import { expect, it } from 'vitest'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { FieldGroups } from './FieldGroups.tsx'

it('puts short fields of an address in common lines, in the order of the data points', () => {
  const page = vireoEs.pages.find(({ key }) => key === 'address-information')
  if (page === undefined) throw new Error('Spain has no page of the address')
  const fields = requireDataPoints(page, { 'address-information': dataPoints })
  const { container } = renderInApplication(
    <FieldGroups dataPoints={fields} renderField={({ name, path }) => <input key={path} name={name} />} />,
    { app: createTestApplication({ product: vireoEs, texts: {} }) },
  )
  const lines = [...container.querySelectorAll('div > div')]
  const listNames = (element: Element) => [...element.querySelectorAll('input')].map(({ name }) => name)
  expect(lines.map(listNames)).toEqual([
    ['postalCode', 'city'],
    ['houseNumber', 'blockNumber', 'floor', 'flatNumber'],
  ])
  expect(listNames(container)).toEqual(fields.map(({ name }) => name))
})
