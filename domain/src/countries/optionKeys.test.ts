// The compiler rejects an option key that no country has. These tests check types, so `npm run check types` runs them.
import { expectTypeOf, it } from 'vitest'
import type { Catalogue } from '../data-points/catalogue.ts'
import { buildIncomeGroups } from '../data-points/incomeGroups.ts'
import type { Section } from '../data-points/sections.ts'
import { when } from '../data-points/when.ts'
import type { LeadPath } from '../lead/application.ts'
import type { PageRow } from '../pages/pageRow.ts'
import { housingInformation } from '../pages/rows.ts'
import type { CountryCode } from './country.ts'
import type { ValidAnswerAt, ValidWhen, OptionKey, OptionsByCountry } from './optionKeys.ts'
import type { options as pl } from './pl/rulesAndOptions.ts'

it('has the option lists of every country', () => {
  expectTypeOf<keyof OptionsByCountry>().toEqualTypeOf<CountryCode>()
})

it('has the keys of all countries together', () => {
  expectTypeOf<OptionKey<'gender'>>().toEqualTypeOf<
    'female' | 'male' | 'nonbinary' | 'trans' | 'diverse' | 'unspecified'
  >()
  expectTypeOf<ValidAnswerAt<'personalDetails.gender'>>().toEqualTypeOf<OptionKey<'gender'>>()
  expectTypeOf<ValidAnswerAt<'contactDetails.city'>>().toBeString()
})

it('covers the conditions of the catalogue', () => {
  type ValidConditions = { readonly path: LeadPath; readonly when?: ValidWhen; readonly optional?: true | ValidWhen }
  expectTypeOf<Catalogue>().toExtend<Readonly<Record<Section, Readonly<Record<string, ValidConditions>>>>>()
})

it('rejects a misspelt key', () => {
  const misspelt = when('otherDetails.housingTenure', 'owned_mortgagd')
  expectTypeOf(when('otherDetails.housingTenure', 'owned_mortgaged')).toExtend<ValidWhen>()
  // @ts-expect-error no country has this key of the housing tenure
  const page: PageRow = { ...housingInformation, when: misspelt }
  // @ts-expect-error a product overrides a data point with this condition
  const changed: PageRow = { ...housingInformation, overrides: { rentAmount: { when: misspelt } } }
  type Source = (typeof pl.incomeSource.keys)[number]
  // @ts-expect-error factory work is an income source of Vietnam and not of Poland
  const groups = buildIncomeGroups<Source>({ employed: ['factory'], selfEmployed: [], other: [], temporary: [] })
  expectTypeOf([page, changed, groups]).toBeArray()
})
