// Every option of a data point that is shown as tiles has an icon, in every country.
import { countries } from '@loan/domain/countries/registry'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { expect, it } from 'vitest'
import { findOptionIcon } from './optionIcons.ts'

const sections: readonly Readonly<Record<string, DataPoint>>[] = Object.values(catalogue)
const lists = sections
  .flatMap((section) => Object.values(section))
  .flatMap(({ input, options }) => (input?.tiles === true && options !== undefined ? [options] : []))

it('has an icon for every option', () => {
  const keys = lists.flatMap((list) =>
    Object.values(countries).flatMap(({ options }) => options[list].keys.map((key) => [list, key] as const)),
  )
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter(([list, key]) => findOptionIcon(list, key) === undefined)).toEqual([])
})

it('has no icon for another list or key', () => {
  expect(findOptionIcon('maritalStatus', 'single')).toBeUndefined()
  expect(findOptionIcon('loanPurpose', 'toString')).toBeUndefined()
})
