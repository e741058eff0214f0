// Computes the keys of the texts that the registries need: pages, data points, options, error codes, legal notices.
import type { Country } from '@loan/domain/countries/country'
import { countries } from '@loan/domain/countries/registry'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { lenderSteps, lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { buildChain, getTextsKey } from '@loan/domain/pages/chain'
import { type DataPointSource, requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { joinedPageRows, pageRows } from '@loan/domain/pages/registry'
import { sections } from '@loan/domain/data-points/sections'
import type { Product } from '@loan/domain/products/product'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import { toScreenName } from '@loan/domain/states'

export type TextLocation = { readonly namespace: string; readonly key: string }

const optionKeys = (dataPoint: NamedDataPoint, country: Country): readonly string[] => {
  const list = dataPoint.options === undefined ? undefined : country.options[dataPoint.options]
  return list?.labels === 'texts' ? list.keys : []
}

/** Only data points that can be rejected as missing need the text `required`. */
const needsRequiredText = ({ kind, optional }: NamedDataPoint): boolean => optional !== true && kind !== 'consent'

const dataPointTexts = (dataPoint: NamedDataPoint, country: Country): readonly string[] => [
  'label',
  ...(needsRequiredText(dataPoint) ? ['required'] : []),
  ...optionKeys(dataPoint, country).map((option) => `options>${option}`),
]

const errorTexts = (codes: readonly string[]): readonly TextLocation[] =>
  codes.map((key) => ({ namespace: 'errors', key }))

const collectCodes = ({ rules }: Country): readonly string[] => Object.values(rules).flatMap(({ codes }) => codes)

/** All error codes except those that only the rules of other countries raise. */
const listErrorCodes = (country: Country): readonly string[] => {
  const own = new Set(collectCodes(country))
  const foreign = new Set(Object.values(countries).flatMap(collectCodes))
  return Object.keys(errorCodes).filter((code) => own.has(code) || !foreign.has(code))
}

const sourceTexts = (source: DataPointSource, { country }: Product): readonly TextLocation[] =>
  requireDataPoints(source, catalogue).flatMap((dataPoint) =>
    dataPointTexts(dataPoint, country).map((text) => ({
      namespace: dataPoint.section,
      key: `dataPoints>${dataPoint.name}>${text}`,
    })),
  )

/** The texts of all lender steps, because every lender of a product can require any of them. */
const stepTexts = (product: Product): readonly TextLocation[] =>
  lenderStepStates.flatMap((state) => {
    const step = lenderSteps[state]
    const stepTitles =
      'subsets' in step ? Object.keys(step.subsets ?? {}).map((stepName) => `subsets>${stepName}>title`) : []
    const own = ['title', 'help', ...stepTitles].map((text) => ({
      namespace: 'questions',
      key: `screens>${toScreenName(state)}>${text}`,
    }))
    return [...(step.kind === 'questions' ? own : []), ...('dataPoints' in step ? sourceTexts(step, product) : [])]
  })

/** Keys that each locale of a product must have, for its pages, lender steps, rules and notices. */
export const neededTexts = (product: Product): readonly TextLocation[] => [
  ...buildChain(product).flatMap((page) => [
    { namespace: page.section, key: 'name' },
    { namespace: page.section, key: `pages>${getTextsKey(page)}>title` },
    { namespace: page.section, key: `pages>${getTextsKey(page)}>help` },
    ...sourceTexts(page, product),
  ]),
  ...stepTexts(product),
  ...errorTexts(listErrorCodes(product.country)),
  ...product.country.notices.flatMap(({ key, where }) =>
    // A collapsed notice shows its title.
    (where.some((one) => one.endsWith('-folded')) ? ['title', 'text'] : ['text']).map((text) => ({
      namespace: 'legal',
      key: `${key}>${text}`,
    })),
  ),
]

/** Keys that the registries can use, in a product or not. Any other key is unused unless code uses it. */
export const listPossibleTexts = (every: readonly Country[]): readonly TextLocation[] => [
  ...sections.map((namespace) => ({ namespace, key: 'name' })),
  ...[...pageRows, ...joinedPageRows].flatMap((row) =>
    ['title', 'help'].map((text) => ({ namespace: row.section, key: `pages>${getTextsKey(row)}>${text}` })),
  ),
  ...sections.flatMap((section) =>
    Object.entries<DataPoint>(catalogue[section]).flatMap(([name, dataPoint]) => {
      const options = every.flatMap((country) => optionKeys({ ...dataPoint, name, section }, country))
      return ['label', 'hint', 'required', ...options.map((option) => `options>${option}`)].map((text) => ({
        namespace: section,
        key: `dataPoints>${name}>${text}`,
      }))
    }),
  ),
  ...errorTexts(Object.keys(errorCodes)),
  ...every.flatMap(({ notices }) =>
    notices.flatMap(({ key }) => ['title', 'text'].map((text) => ({ namespace: 'legal', key: `${key}>${text}` }))),
  ),
]
