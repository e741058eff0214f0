// Compares the catalogue with the payload and the pages: each field has a data point, each data point a page.
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { countries } from '../countries/registry.ts'
import { leadApplicationEntries } from '../lead/application.ts'
import { lenderSteps, lenderStepStates } from '../lender-steps/lenderSteps.ts'
import type { DataPointNamesBySection } from '../pages/pageDefinition.ts'
import { pageRows } from '../pages/registry.ts'
import { sections } from './sections.ts'
import type { Product } from '../products/product.ts'
import { products } from '../products/registry.ts'
import { everyDataPoint as rows } from '../testing/everyDataPoint.ts'
import type { DataPoint } from './dataPoint.ts'

type Leaf = { readonly path: string; readonly type: string }

const isSchema = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && 'type' in schema && 'kind' in schema

/** Leaves of the payload's schema with their types. */
const listLeaves = (entries: object, prefix = ''): readonly Leaf[] =>
  Object.entries<unknown>({ ...entries }).flatMap(([key, schema]) => {
    const isWrapped = typeof schema === 'object' && schema !== null && 'wrapped' in schema
    const inner = isWrapped ? schema.wrapped : schema
    if (!isSchema(inner)) return []
    const path = `${prefix}${key}`
    const below: unknown = 'entries' in inner ? inner.entries : undefined
    return typeof below === 'object' && below !== null ? listLeaves(below, `${path}.`) : [{ path, type: inner.type }]
  })

const leaves = new Map(listLeaves(leadApplicationEntries).map(({ path, type }) => [path, type]))

/** Set by the page or the server, not by the applicant. */
const systemFields = new Set([
  'id',
  'leadStatus',
  'expiresAt',
  'sessionId',
  'sessionStartedAt',
  'periodScale',
  'policies',
  'leadSource',
  'googleCaptchaToken',
  'sellingTierGlobalId',
  'tags',
])
const systemSections = ['deviceData.', 'googleClick.', 'affiliateReferenceParams.', 'posthogParameters.']

const all: readonly Product[] = Object.values(products)

const listNames = (dataPoints: DataPointNamesBySection): readonly string[] => Object.values(dataPoints).flat()

const namesOnPages = new Set(all.flatMap(({ pages }) => pages.flatMap((page) => listNames(page.dataPoints))))

const namesInLenderSteps = new Set(
  lenderStepStates.flatMap((state) => {
    const step = lenderSteps[state]
    return 'dataPoints' in step ? listNames(step.dataPoints) : []
  }),
)

describe('the catalogue', () => {
  // Shows spec 3.13
  it('has over 100 fields', () => {
    expect(rows.length).toBeGreaterThan(100)
  })
  it('has unique names and unique paths', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(new Set(rows.map(({ dataPoint }) => dataPoint.path)).size).toBe(rows.length)
  })
  // Shows spec 3.14, 3.15, 3.16, 3.17, 3.18, 3.19, 3.20, 3.21, 3.22, 3.23, 3.24, 3.25, 3.26, 3.27, 3.28
  it('covers every field of the payload that applicants fill in', () => {
    const coveredPaths = new Set<string>(rows.map(({ dataPoint }) => dataPoint.path))
    const uncovered = [...leaves.keys()].filter(
      (path) =>
        !coveredPaths.has(path) &&
        !systemFields.has(path) &&
        !systemSections.some((section) => path.startsWith(section)),
    )
    expect(uncovered).toEqual([])
  })
  // Shows spec 3.29
  it.each(rows)('$name has a path in the payload with the type of its kind', ({ dataPoint: { path, kind } }) => {
    const types: Readonly<Record<DataPoint['kind'], string>> = {
      text: 'string',
      email: 'string',
      phone: 'string',
      code: 'string',
      money: 'number',
      integer: 'number',
      decimal: 'number',
      date: 'string',
      month: 'string',
      choice: 'string',
      'yes-no': 'boolean',
      consent: 'boolean',
    }
    expect(leaves.get(path)).toBe(types[kind])
  })
  it('has an option list for each choice and for nothing else', () => {
    for (const { name, dataPoint } of rows) {
      expect(dataPoint.options !== undefined, name).toBe(dataPoint.kind === 'choice')
    }
  })
  // Shows spec 3.14, 3.15, 3.16, 3.17, 3.18, 3.19, 3.20, 3.21, 3.22, 3.23, 3.24, 3.25, 3.26, 3.27, 3.28
  it('has each data point on a page or in the step of a lender', () => {
    const names = rows.map(({ name }) => name)
    expect(names.filter((name) => !namesOnPages.has(name) && !namesInLenderSteps.has(name))).toEqual([])
  })
})

describe('conditions', () => {
  const conditions = [...pageRows.map((page) => page.when), ...rows.map(({ dataPoint }) => dataPoint.when)].flatMap(
    (condition) => (typeof condition === 'object' ? condition : []),
  )
  const byPath = new Map(rows.map(({ dataPoint }) => [dataPoint.path, dataPoint]))
  it('depend on answers that at least one country offers', () => {
    for (const { path, isOneOf } of conditions) {
      const dataPoint = byPath.get(path)
      expect(dataPoint, path).toBeDefined()
      const list = dataPoint?.options
      if (list === undefined) continue
      const keys = Object.values(countries).flatMap((country) => country.options[list].keys)
      for (const key of isOneOf) expect(keys, path).toContain(key)
    }
  })
})

describe('the page registry', () => {
  const usedPages = all.flatMap(({ pages }) => pages)
  const usedKeys = new Set<string>(usedPages.map(({ key }) => key))
  const askedNames = new Set<string>(usedPages.flatMap(({ dataPoints }) => Object.values(dataPoints).flat()))
  it.each(pageRows)('$key is in the chain of a product, or other pages ask its questions', (page) => {
    const open = Object.values(page.dataPoints)
      .flat()
      .filter((name) => !askedNames.has(name) && !namesInLenderSteps.has(name))
    expect(usedKeys.has(page.key) ? [] : open).toEqual([])
  })
  const available =
    'initial-details loan-purpose name gender date-of-birth personal-code marital-status education ' +
    'address-information flat-number monthly-income income-payday job-area vehicle-ownership iban-consent ' +
    'bank-account online-banking credit-history monthly-expenses monthly-credit-commitments position-type ' +
    'monthly-extra-income dependants country-of-birth citizenship housing-information mortgage-amount ' +
    'mortgage-information housing-tenure-since-date income-source income-contract-started-at ' +
    'income-contract-expires-at cofidis-profession job-title employer-name pep-details total-debt'
  const plOnly =
    'demographic-details tax-identification-number number-of-dependants id-card number-of-inhabitants ' +
    'household-income household-expenses is-in-debt economic-activity is-on-any-period pension-details ' +
    'field-details tax-registry-code job-details'
  const classic =
    'loan-information personal-details contact-details income-details other-information reference-information'
  /** Our own pages, which the specification does not name. */
  const beyondSpec: readonly string[] = []
  const keys: readonly string[] = pageRows.map(({ key }) => key)
  // Shows spec 2.27
  it('contains exactly the 51 path keys, the six classic pages and our own pages', () => {
    const union = [...available.split(' '), ...plOnly.split(' ')]
    expect(union).toHaveLength(51)
    expect([...keys].toSorted()).toEqual([...union, ...classic.split(' '), ...beyondSpec].toSorted())
  })
  // Shows spec 2.24, 3.30
  it.each(pageRows.map((page) => [page.key, page] as const))(
    '%s has data points of sections that exist',
    (key, page) => {
      expect(sections).toContain(page.section)
      const names = Object.entries(page.dataPoints).flatMap(([section, list]) =>
        list.map((name) => ({ section, name })),
      )
      expect(names.length, key).toBeGreaterThan(0)
      for (const { section, name } of names) {
        expect(
          rows.some((row) => row.section === section && row.name === name),
          `${section}/${name}`,
        ).toBe(true)
      }
    },
  )
  // Shows spec 2.29
  it('has a modal for the amount on the initial page only', () => {
    const modals = pageRows.filter(({ type }) => type === 'modal')
    expect(modals.map(({ key }) => key)).toEqual(['initial-details'])
    expect(modals[0]?.dataPoints['loan-information']).toEqual(['amount', 'period'])
  })
})
