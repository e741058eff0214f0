import { dataPoints as contactInformation } from '@loan/domain/data-points/contact-information'
import { dataPoints as loanInformation } from '@loan/domain/data-points/loan-information'
import { buildChain } from '@loan/domain/pages/chain'
import type { PageKey } from '@loan/domain/pages/pageRow'
import { products } from '@loan/domain/products/registry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTexts, TextsNotLoaded } from '../../i18n/texts.ts'
import { createApplicationStore } from '../../store/applicationStore.ts'
import { getPageResources } from './pageResources.ts'

// Imported here so that the dynamic imports resolve at once.
import '@loan/domain/data-points/catalogue'
import '../../i18n/fetchTexts.ts'

const { 'tukan-pl': product } = products
const pages = buildChain(product)
const requirePage = (key: PageKey) => {
  const page = pages.find((candidate) => candidate.key === key)
  if (page === undefined) throw new Error(`The product has no page ${key}`)
  return page
}

let requests: string[] = []
let isOnline = true

const createFixture = () => {
  const texts = createTexts({
    locale: 'pl',
    languageTags: {},
    builtIn: { pl: { common: {} } },
    partials: [],
    loadPath: '{{lng}}/{{ns}}',
  })
  const application = { store: createApplicationStore(), texts, product }
  const resources = getPageResources(application)
  resources.provide({ 'loan-information': loanInformation, 'contact-information': contactInformation }, [
    requirePage('initial-details'),
  ])
  return { application, texts, resources }
}

beforeEach(() => {
  requests = []
  isOnline = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url)
    return isOnline ? Promise.resolve(Response.json({ name: url })) : Promise.reject(new TypeError('network'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const waitFor = async <T>(outcome: Promise<T>): Promise<T | Error> => {
  const caught = outcome.catch((error: unknown) => (error instanceof Error ? error : new Error('no error')))
  for (let seconds = 0; seconds < 60; seconds += 1) await vi.advanceTimersByTimeAsync(1000)
  return caught
}

it('provides the first page from the start in the product’s first language', () => {
  const { resources } = createFixture()
  expect(
    resources
      .find(requirePage('initial-details'))
      ?.map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['amount', 'period', 'email'])
  expect(requests).toEqual([])
})

it('provides another page after its data points, controls and texts load', async () => {
  const { resources } = createFixture()
  const page = requirePage('date-of-birth')
  expect(resources.find(page)).toBeNull()
  const loaded = await waitFor(resources.load(page))
  expect(loaded).toMatchObject([{ name: 'dateOfBirth', section: 'personal-details' }])
  expect(resources.find(page)).toBe(loaded)
  expect(requests).toEqual(['pl/personal-details'])
})

it('fetches nothing twice', async () => {
  const { resources } = createFixture()
  const page = requirePage('name')
  await waitFor(Promise.all([resources.load(page), resources.load(page)]))
  await waitFor(resources.load(requirePage('personal-code')))
  expect(requests).toEqual(['pl/personal-details'])
})

it('rejects when the texts do not load, and loads them on the next call', async () => {
  const { resources } = createFixture()
  isOnline = false
  expect(await waitFor(resources.load(requirePage('education')))).toBeInstanceOf(TextsNotLoaded)
  expect(resources.find(requirePage('education'))).toBeNull()
  isOnline = true
  await waitFor(resources.load(requirePage('education')))
  expect(resources.find(requirePage('education'))).toMatchObject([{ name: 'education' }])
})

it('loads the texts of every page again after a change of the language', async () => {
  const { texts, resources } = createFixture()
  await waitFor(texts.switchLanguage('en'))
  expect(resources.find(requirePage('initial-details'))).toBeNull()
  await waitFor(resources.load(requirePage('initial-details')))
  expect(requests).toEqual(expect.arrayContaining(['en/common', 'en/loan-information', 'en/contact-information']))
  expect(resources.find(requirePage('initial-details'))).not.toBeNull()
})

it('has one cache for each application', () => {
  const { application, resources } = createFixture()
  expect(getPageResources(application)).toBe(resources)
  expect(createFixture().resources).not.toBe(resources)
})
