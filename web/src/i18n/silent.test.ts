// Texts run with debug mode off (spec 9.28).
import { afterEach, expect, it, vi } from 'vitest'
import { createTexts } from './texts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Shows spec 9.28
it('logs nothing when a key or a namespace is missing', async () => {
  const logged: unknown[] = []
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args))
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  const texts = createTexts({
    locale: 'pl',
    languageTags: {},
    builtIn: {},
    partials: [],
    loadPath: '/{{lng}}/{{ns}}',
  })
  expect(texts.t('nowhere')).toBe('nowhere')
  await expect(texts.loadNamespaces(['review'])).rejects.toThrow('/pl/review')
  expect(logged).toEqual([])
})
