// The chunk that fetches texts does not load.
import { expect, it, vi } from 'vitest'
import { LoadError } from '../lib/loadFailure.ts'
import { createTexts } from './texts.ts'

vi.mock('./fetchTexts.ts', () => ({
  createTextFetcher: () => {
    throw new LoadError('/assets/fetchTexts.js', 'offline')
  },
}))

it('keeps the language, and rejects a load with the cause', async () => {
  const texts = createTexts({ locale: 'pl', languageTags: {}, builtIn: {}, partials: [], loadPath: '' })
  expect(await texts.switchLanguage('en')).toBe(false)
  expect(texts.language).toBe('pl')
  await expect(texts.loadNamespaces(['review'])).rejects.toBeInstanceOf(LoadError)
})
