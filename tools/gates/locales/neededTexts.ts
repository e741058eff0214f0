// The texts the registries ask for: pages, data points, options, error codes, legal notices.
import type { Country } from '@loan/domain/countries/country'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { lenderSteps, lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { type Asking, chainOf, dataPointsOf, type NamedDataPoint } from '@loan/domain/pages/chain'
import { pageRows } from '@loan/domain/pages/registry'
import { sections } from '@loan/domain/pages/sections'
import type { Product } from '@loan/domain/products/product'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import { screenNameOf } from '@loan/domain/states'

export type TextPlace = { readonly namespace: string; readonly key: string }

const optionKeys = (dataPoint: NamedDataPoint, country: Country): readonly string[] => {
  const list = dataPoint.options === undefined ? undefined : country.options[dataPoint.options]
  return list?.labels === 'texts' ? list.keys : []
}

/** `required` is told only where an empty answer can be refused with that code. */
const canBeMissing = ({ kind, optional }: NamedDataPoint): boolean => optional !== true && kind !== 'consent'

const dataPointTexts = (dataPoint: NamedDataPoint, country: Country): readonly string[] => [
  'label',
  ...(canBeMissing(dataPoint) ? ['required'] : []),
  ...optionKeys(dataPoint, country).map((option) => `options>${option}`),
]

const errorTexts: readonly TextPlace[] = Object.keys(errorCodes).map((key) => ({ namespace: 'errors', key }))

const askedTexts = (asking: Asking, { country }: Product): readonly TextPlace[] =>
  dataPointsOf(asking, catalogue).flatMap((dataPoint) =>
    dataPointTexts(dataPoint, country).map((text) => ({
      namespace: dataPoint.section,
      key: `dataPoints>${dataPoint.name}>${text}`,
    })),
  )

/** Any lender of a product may ask any step. */
const stepTexts = (product: Product): readonly TextPlace[] =>
  lenderStepStates.flatMap((state) => {
    const step = lenderSteps[state]
    const own = ['title', 'help'].map((text) => ({
      namespace: 'questions',
      key: `screens>${screenNameOf(state)}>${text}`,
    }))
    return [...(step.kind === 'questions' ? own : []), ...('dataPoints' in step ? askedTexts(step, product) : [])]
  })

/** What a product's pages, its lenders' steps and its rules cannot do without, in each of its locales. */
export const neededTexts = (product: Product): readonly TextPlace[] => [
  ...chainOf(product).flatMap((page) => [
    { namespace: page.section, key: 'name' },
    { namespace: page.section, key: `pages>${page.key}>title` },
    { namespace: page.section, key: `pages>${page.key}>help` },
    ...askedTexts(page, product),
  ]),
  ...stepTexts(product),
  ...errorTexts,
  ...product.country.notices.map(({ key }) => ({ namespace: 'legal', key: `${key}>text` })),
]

/** What the registries give a meaning to, asked by a product or not: anything else is an orphan unless code uses it. */
export const knownTexts = (countries: readonly Country[]): readonly TextPlace[] => [
  ...sections.map((namespace) => ({ namespace, key: 'name' })),
  ...pageRows.flatMap(({ key, section }) =>
    ['title', 'help'].map((text) => ({ namespace: section, key: `pages>${key}>${text}` })),
  ),
  ...sections.flatMap((section) =>
    Object.entries<DataPoint>(catalogue[section]).flatMap(([name, dataPoint]) => {
      const options = countries.flatMap((country) => optionKeys({ ...dataPoint, name, section }, country))
      return ['label', 'hint', 'required', ...options.map((option) => `options>${option}`)].map((text) => ({
        namespace: section,
        key: `dataPoints>${name}>${text}`,
      }))
    }),
  ),
  ...errorTexts,
  ...countries.flatMap(({ notices }) =>
    notices.flatMap(({ key }) => ['title', 'text'].map((text) => ({ namespace: 'legal', key: `${key}>${text}` }))),
  ),
]
