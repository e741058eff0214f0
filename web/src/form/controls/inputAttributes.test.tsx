// Autocomplete tokens and keyboard hints of the controls (table in docs/countries/README.md).
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint, ValueKind } from '@loan/domain/data-points/dataPoint'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { sections } from '@loan/domain/data-points/sections'
import type { Product } from '@loan/domain/products/product'
import { product as spanish } from '@loan/domain/products/tukan-es'
import { product } from '@loan/domain/products/tukan-pl'
import { describe, expect, it } from 'vitest'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { Control, fetchControls } from './registry.tsx'

const dataPoints: readonly NamedDataPoint[] = sections.flatMap((section) =>
  Object.entries<DataPoint>(catalogue[section]).map(([name, dataPoint]) => ({ ...dataPoint, name, section })),
)

/** Data points without a token have `off`, so that the browser does not guess. */
const tokens: Readonly<Record<string, readonly string[]>> = {
  firstName: ['given-name'],
  middleName: ['additional-name'],
  lastName: ['family-name'],
  email: ['email'],
  phoneNumber: ['tel-national'],
  dateOfBirth: ['bday-day', 'bday-month', 'bday-year'],
  postalCode: ['postal-code'],
  province: ['address-level1'],
  city: ['address-level2'],
  municipality: ['address-level2'],
  district: ['address-level3'],
  suburb: ['address-level3'],
  street: ['address-line1'],
  flatNumber: ['address-line2'],
  employerName: ['organization'],
  jobTitle: ['organization-title'],
  workPhone: ['work tel'],
}

/** Input mode by kind. The codes in `digitsAlone` have only digits in Poland; other codes contain letters. */
const listKeys: Readonly<Partial<Record<ValueKind, string>>> = {
  email: 'email',
  phone: 'tel',
  money: 'numeric',
  integer: 'numeric',
  decimal: 'decimal',
  date: 'numeric',
  month: 'numeric',
}
const digitsAlone = ['personalCode', 'taxIdentificationNumber', 'taxRegistryCode', 'postalCode', 'employerPostalCode']

const renderControl = async (
  dataPoint: NamedDataPoint,
  isLast: boolean,
  of: Product = product,
): Promise<readonly Element[]> => {
  const texts = Object.fromEntries(['common', ...sections].map((namespace) => [namespace, {}]))
  const app = createTestApplication({ product: of, texts })
  await fetchControls(app, [dataPoint])
  const { container } = renderInApplication(
    <Control dataPoint={dataPoint} values={{}} isOptional={false} isLast={isLast} />,
    { app },
  )
  return Array.from(container.querySelectorAll('select, input:not([type=radio], [type=checkbox], [type=range])'))
}

const read = (controls: readonly Element[], attribute: string): readonly (string | null)[] =>
  controls.map((control) => control.getAttribute(attribute))

describe('every control', () => {
  it.each(dataPoints)('$name has its autocomplete token', async (dataPoint) => {
    const controls = await renderControl(dataPoint, false)
    expect(read(controls, 'autocomplete')).toEqual(tokens[dataPoint.name] ?? controls.map(() => 'off'))
  })

  const typed = dataPoints.filter(({ kind }) => !['choice', 'yes-no', 'consent'].includes(kind))

  it.each(typed)('$name has its input mode', async (dataPoint) => {
    const controls = await renderControl(dataPoint, false)
    const keys = digitsAlone.includes(dataPoint.name) ? 'numeric' : listKeys[dataPoint.kind]
    expect(controls.length).toBeGreaterThan(0)
    for (const shown of read(controls, 'inputmode')) expect(shown ?? 'text').toBe(keys ?? 'text')
  })

  it.each(typed.filter(({ name }) => ['personalCode', 'taxIdentificationNumber', 'taxRegistryCode'].includes(name)))(
    '$name has no numeric input mode where it contains letters',
    async (dataPoint) => {
      const controls = await renderControl(dataPoint, false, spanish)
      expect(read(controls, 'inputmode')).toEqual([null])
      expect(read(controls, 'autocapitalize')).toEqual(['characters'])
    },
  )

  it.each(typed)('$name has the enter key hint `next`, or `go` when it is last', async (dataPoint) => {
    const between = await renderControl(dataPoint, false)
    expect(read(between, 'enterkeyhint')).toEqual(between.map(() => 'next'))
    const last = await renderControl(dataPoint, true)
    expect(read(last, 'enterkeyhint')).toEqual(last.map((_, index) => (index === last.length - 1 ? 'go' : 'next')))
  })
})
