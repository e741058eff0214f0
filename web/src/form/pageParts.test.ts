import { dataPoints as contactInformation } from '@loan/domain/data-points/contact-information'
import { dataPoints as loanInformation } from '@loan/domain/data-points/loan-information'
import { buildChain } from '@loan/domain/pages/chain'
import { products } from '@loan/domain/products/registry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTexts, TextsNotLoaded } from '../i18n/texts.ts'
import { pagePartsOf } from './pageParts.ts'

// Imported here so that the dynamic imports resolve at once.
import '@loan/domain/data-points/catalogue'
import '../i18n/fetchTexts.ts'

const { 'tukan-pl': product } = products
const pages = buildChain(product)
const pageOf = (key: string) => {
  const page = pages.find((known) => known.key === key)
  if (page === undefined) throw new Error(`The product has no page ${key}`)
  return page
}

let asked: string[] = []
let isOnline = true

const open = () => {
  const texts = createTexts({
    locale: 'pl',
    languageTags: {},
    builtIn: { pl: { common: {} } },
    partial: [],
    loadPath: '{{lng}}/{{ns}}',
  })
  const parts = pagePartsOf({ texts, product })
  parts.provide({ 'loan-information': loanInformation, 'contact-information': contactInformation }, [
    pageOf('initial-details'),
  ])
  return { texts, parts }
}

beforeEach(() => {
  asked = []
  isOnline = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return isOnline ? Promise.resolve(Response.json({ name: url })) : Promise.reject(new TypeError('network'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const waitFor = async <T>(outcome: Promise<T>): Promise<T | Error> => {
  const settled = outcome.catch((error: unknown) => (error instanceof Error ? error : new Error('no error')))
  for (let seconds = 0; seconds < 60; seconds += 1) await vi.advanceTimersByTimeAsync(1000)
  return settled
}

it('has the first page from the start in the product’s first language', () => {
  const { parts } = open()
  expect(
    parts
      .find(pageOf('initial-details'))
      ?.map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['amount', 'period', 'email'])
  expect(asked).toEqual([])
})

it('has another page after its data points, controls and texts load', async () => {
  const { parts } = open()
  const page = pageOf('date-of-birth')
  expect(parts.find(page)).toBeNull()
  const loaded = await waitFor(parts.load(page))
  expect(loaded).toMatchObject([{ name: 'dateOfBirth', section: 'personal-details' }])
  expect(parts.find(page)).toBe(loaded)
  expect(asked).toEqual(['pl/personal-details'])
})

it('fetches nothing twice', async () => {
  const { parts } = open()
  const page = pageOf('name')
  await waitFor(Promise.all([parts.load(page), parts.load(page)]))
  await waitFor(parts.load(pageOf('personal-code')))
  expect(asked).toEqual(['pl/personal-details'])
})

it('rejects when the texts do not load, and loads them on the next call', async () => {
  const { parts } = open()
  isOnline = false
  expect(await waitFor(parts.load(pageOf('education')))).toBeInstanceOf(TextsNotLoaded)
  expect(parts.find(pageOf('education'))).toBeNull()
  isOnline = true
  await waitFor(parts.load(pageOf('education')))
  expect(parts.find(pageOf('education'))).toMatchObject([{ name: 'education' }])
})

it('loads the texts of every page again after a change of the language', async () => {
  const { texts, parts } = open()
  await waitFor(texts.switchLanguage('en'))
  expect(parts.find(pageOf('initial-details'))).toBeNull()
  await waitFor(parts.load(pageOf('initial-details')))
  expect(asked).toEqual(expect.arrayContaining(['en/common', 'en/loan-information', 'en/contact-information']))
  expect(parts.find(pageOf('initial-details'))).not.toBeNull()
})

it('has one cache for each `Texts`', () => {
  const { texts, parts } = open()
  expect(pagePartsOf({ texts, product })).toBe(parts)
})
