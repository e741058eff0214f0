import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTexts, TextsNotLoaded } from './texts.ts'

// Imported here so that the dynamic import in createTexts resolves at once.
import './fetchTexts.ts'

let requests: string[] = []
let files: Record<string, () => Response> = {}
let next: (() => Response)[] = []

const reply = (texts: object) => () => Response.json(texts)

beforeEach(() => {
  requests = []
  files = {}
  next = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url)
    const answer = next.shift() ?? files[url.replace(/\?.*$/u, '')]
    return answer === undefined ? Promise.reject(new TypeError('network')) : Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const createFixture = () =>
  createTexts({
    locale: 'pl',
    languageTags: { pl: 'pl-PL', en: 'en-GB' },
    builtIn: {
      pl: {
        common: {
          continue: 'Dalej',
          days_one: '{{count}} dzień',
          days_few: '{{count}} dni',
          days_many: '{{count}} dni',
          days_other: '{{count}} dnia',
          help: 'Pomoc',
          help_ES: 'Ayuda',
          empty: '',
          deep: { er: 'głębiej' },
          'a.b:c': 'kropki',
          name: '<b>{{brand}}</b>',
        },
        'loan-information': { name: 'Pożyczka' },
      },
    },
    partials: ['loan-information'],
    loadPath: '/app/texts-1/{{lng}}/{{ns}}.json',
  })

/** Advances the clock past all retries. Returns an error instead of throwing it. */
const waitFor = async <T>(outcome: Promise<T>): Promise<T | Error> => {
  const resolved = outcome.catch((error: unknown) => (error instanceof Error ? error : new Error('no error')))
  await vi.advanceTimersByTimeAsync(60_000)
  return resolved
}

describe('built-in texts', () => {
  // Shows spec 9.29
  it.each([
    ['continue', {}, 'Dalej'],
    ['deep>er', {}, 'głębiej'],
    ['a.b:c', {}, 'kropki'],
    ['days', { count: 1 }, '1 dzień'],
    ['days', { count: 3 }, '3 dni'],
    ['days', { count: 73 }, '73 dni'],
    ['days', { count: 1.5 }, '1.5 dnia'],
    ['help', { context: 'PL' }, 'Pomoc'],
    ['help', { context: 'ES' }, 'Ayuda'],
    ['name', { brand: '<Tukan & Co>' }, '<b><Tukan & Co></b>'],
  ])('resolve %s with %j', (key, params, text) => {
    expect(createFixture().t(key, params)).toBe(text)
  })

  it('are loaded from the start, without a request', async () => {
    const texts = createFixture()
    expect(texts.hasNamespaces(['common'])).toBe(true)
    await texts.loadNamespaces(['common'])
    expect(requests).toEqual([])
  })

  it('return the key for an empty text', () => {
    expect(createFixture().t('empty')).toBe('empty')
  })

  // Shows spec 9.30
  it('accept a namespace before the separator ˆ', () => {
    expect(createFixture().t('loan-informationˆname')).toBe('Pożyczka')
  })
})

describe('a namespace', () => {
  // Shows spec 7.12
  it('is fetched once for concurrent callers', async () => {
    files['/app/texts-1/pl/review.json'] = reply({ title: 'Sprawdź' })
    const texts = createFixture()
    expect(texts.hasNamespaces(['review'])).toBe(false)
    await waitFor(Promise.all([texts.loadNamespaces(['review']), texts.loadNamespaces(['review', 'common'])]))
    expect(texts.t('title', { ns: 'review' })).toBe('Sprawdź')
    expect(requests).toEqual(['/app/texts-1/pl/review.json'])
  })

  it('throws TextsNotLoaded after five retries', async () => {
    const texts = createFixture()
    const error = await waitFor(texts.loadNamespaces(['common', 'review']))
    expect(error).toBeInstanceOf(TextsNotLoaded)
    expect(error).toHaveProperty('message', 'The texts of review did not load')
    expect(requests).toHaveLength(6)
  })

  it.each([
    ['a server error', () => new Response('', { status: 500 })],
    ['something else than texts', () => new Response('<html>')],
  ])('is not loaded after %s', async (_name, failure) => {
    files['/app/texts-1/pl/review.json'] = failure
    expect(await waitFor(createFixture().loadNamespaces(['review']))).toBeInstanceOf(TextsNotLoaded)
  })

  it.each([
    ['a missing file', () => new Response('', { status: 404 })],
    ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('belongs to a release that is gone after %s', async (_name, failure) => {
    files['/app/texts-1/pl/review.json'] = failure
    expect(await waitFor(createFixture().loadNamespaces(['review']))).toMatchObject({ name: 'LoadError', kind: 'gone' })
    expect(requests).toHaveLength(1)
  })

  it('is loaded when a retry succeeds', async () => {
    next = [() => new Response('', { status: 503 })]
    files['/app/texts-1/pl/review.json'] = reply({ title: 'Sprawdź' })
    const texts = createFixture()
    await waitFor(texts.loadNamespaces(['review']))
    expect(texts.hasNamespaces(['review'])).toBe(true)
  })

  it.each([
    ['a lost connection', undefined],
    ['a server error', () => new Response('', { status: 500 })],
    ['a missing file', () => new Response('', { status: 404 })],
    ['HTML', () => new Response('<html>')],
  ])('can be loaded again after %s', async (_name, failure) => {
    if (failure !== undefined) files['/app/texts-1/pl/review.json'] = failure
    const texts = createFixture()
    await waitFor(texts.loadNamespaces(['review']))
    files['/app/texts-1/pl/review.json'] = reply({ title: 'Sprawdź' })
    expect(await waitFor(texts.loadNamespaces(['review']))).toBeUndefined()
    expect(texts.t('title', { ns: 'review' })).toBe('Sprawdź')
  })
})

describe('a partially built-in namespace', () => {
  it('is not loaded until its file is fetched', async () => {
    files['/app/texts-1/pl/loan-information.json'] = reply({ name: 'Pożyczka', more: 'Więcej' })
    const texts = createFixture()
    expect(texts.hasNamespaces(['loan-information'])).toBe(false)
    await waitFor(texts.loadNamespaces(['loan-information']))
    expect(texts.hasNamespaces(['loan-information'])).toBe(true)
    expect(texts.t('more', { ns: 'loan-information' })).toBe('Więcej')
  })

  it('keeps its built-in texts when its file does not load', async () => {
    const texts = createFixture()
    expect(await waitFor(texts.loadNamespaces(['loan-information']))).toBeInstanceOf(TextsNotLoaded)
    expect(texts.t('name', { ns: 'loan-information' })).toBe('Pożyczka')
  })

  it('is complete in another language after the switch', async () => {
    for (const namespace of ['common', 'loan-information']) {
      files[`/app/texts-1/en/${namespace}.json`] = reply({ continue: 'Continue', name: 'Loan' })
    }
    const texts = createFixture()
    expect(await waitFor(texts.switchLanguage('en'))).toBe(true)
    expect(texts.hasNamespaces(['common', 'loan-information'])).toBe(true)
    expect([texts.t('continue'), texts.t('name', { ns: 'loan-information' })]).toEqual(['Continue', 'Loan'])
  })
})

describe('switchLanguage', () => {
  it('returns false and keeps the language when the texts do not load', async () => {
    const texts = createFixture()
    expect(await waitFor(texts.switchLanguage('en'))).toBe(false)
    expect([texts.language, texts.t('continue')]).toEqual(['pl', 'Dalej'])
    files['/app/texts-1/en/common.json'] = reply({ continue: 'Continue' })
    expect(await waitFor(texts.switchLanguage('en'))).toBe(true)
    expect([texts.language, texts.t('continue')]).toEqual(['en', 'Continue'])
  })

  it('fetches nothing when it switches back', async () => {
    files['/app/texts-1/en/common.json'] = reply({ continue: 'Continue' })
    const texts = createFixture()
    await waitFor(texts.switchLanguage('en'))
    requests = []
    expect(await waitFor(texts.switchLanguage('pl'))).toBe(true)
    expect(texts.t('continue')).toBe('Dalej')
    expect(requests).toEqual([])
  })
})
