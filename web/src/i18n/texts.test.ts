import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTexts, TextsNotLoaded } from './texts.ts'

// Fetched before, so that no test waits for a module.
import './fetchTexts.ts'

let asked: string[] = []
let files: Record<string, () => Response> = {}
let next: (() => Response)[] = []

const reply = (texts: object) => () => Response.json(texts)

beforeEach(() => {
  asked = []
  files = {}
  next = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const answer = next.shift() ?? files[url.replace(/\?.*$/u, '')]
    return answer === undefined ? Promise.reject(new TypeError('network')) : Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () =>
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
    partial: ['loan-information'],
    loadPath: '/app/locales/{{lng}}/{{ns}}.json?v=1',
  })

/** Lets retries run their course: 350 ms, doubled each time. */
const waitFor = async <T>(outcome: Promise<T>): Promise<T | Error> => {
  const settled = outcome.catch((error: unknown) => (error instanceof Error ? error : new Error('no error')))
  await vi.advanceTimersByTimeAsync(60_000)
  return settled
}

describe('the texts that are built in', () => {
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
  ])('%s with %j', (key, params, text) => {
    expect(open().t(key, params)).toBe(text)
  })

  it('are there at once, and nothing is fetched for them', async () => {
    const texts = open()
    expect(texts.hasNamespaces(['common'])).toBe(true)
    await texts.loadNamespaces(['common'])
    expect(asked).toEqual([])
  })

  it('have no words for an empty text', () => {
    expect(open().t('empty')).toBe('empty')
  })

  // Shows spec 9.30
  it('separate a namespace with a circumflex', () => {
    expect(open().t('loan-informationˆname')).toBe('Pożyczka')
  })
})

describe('a namespace that is fetched', () => {
  // Shows spec 7.12
  it('comes from its file, once however many wait for it', async () => {
    files['/app/locales/pl/review.json'] = reply({ title: 'Sprawdź' })
    const texts = open()
    expect(texts.hasNamespaces(['review'])).toBe(false)
    await waitFor(Promise.all([texts.loadNamespaces(['review']), texts.loadNamespaces(['review', 'common'])]))
    expect(texts.t('title', { ns: 'review' })).toBe('Sprawdź')
    expect(asked).toEqual(['/app/locales/pl/review.json?v=1'])
  })

  it('is tried five times more, and then said not to be there', async () => {
    const texts = open()
    const error = await waitFor(texts.loadNamespaces(['common', 'review']))
    expect(error).toBeInstanceOf(TextsNotLoaded)
    expect(error).toHaveProperty('message', 'The texts of review did not load')
    expect(asked).toHaveLength(6)
  })

  it.each([
    ['a fault of the server', () => new Response('', { status: 500 })],
    ['a missing file', () => new Response('', { status: 404 })],
    ['HTML', () => new Response('<html>')],
  ])('does not count as there after %s', async (_name, failure) => {
    files['/app/locales/pl/review.json'] = failure
    expect(await waitFor(open().loadNamespaces(['review']))).toBeInstanceOf(TextsNotLoaded)
  })

  it('is there after a try that succeeds', async () => {
    next = [() => new Response('', { status: 503 })]
    files['/app/locales/pl/review.json'] = reply({ title: 'Sprawdź' })
    const texts = open()
    await waitFor(texts.loadNamespaces(['review']))
    expect(texts.hasNamespaces(['review'])).toBe(true)
  })

  it.each([
    ['the connection was lost', undefined],
    ['a fault of the server', () => new Response('', { status: 500 })],
    ['a missing file', () => new Response('', { status: 404 })],
    ['HTML', () => new Response('<html>')],
  ])('can be asked for again after %s', async (_name, failure) => {
    if (failure !== undefined) files['/app/locales/pl/review.json'] = failure
    const texts = open()
    await waitFor(texts.loadNamespaces(['review']))
    files['/app/locales/pl/review.json'] = reply({ title: 'Sprawdź' })
    expect(await waitFor(texts.loadNamespaces(['review']))).toBeUndefined()
    expect(texts.t('title', { ns: 'review' })).toBe('Sprawdź')
  })
})

describe('a namespace that is there in part', () => {
  it('counts as missing until it came whole', async () => {
    files['/app/locales/pl/loan-information.json'] = reply({ name: 'Pożyczka', more: 'Więcej' })
    const texts = open()
    expect(texts.hasNamespaces(['loan-information'])).toBe(false)
    await waitFor(texts.loadNamespaces(['loan-information']))
    expect(texts.hasNamespaces(['loan-information'])).toBe(true)
    expect(texts.t('more', { ns: 'loan-information' })).toBe('Więcej')
  })

  it('keeps its part where the rest does not come', async () => {
    const texts = open()
    expect(await waitFor(texts.loadNamespaces(['loan-information']))).toBeInstanceOf(TextsNotLoaded)
    expect(texts.t('name', { ns: 'loan-information' })).toBe('Pożyczka')
  })

  it('is whole in another language from the start', async () => {
    for (const namespace of ['common', 'loan-information']) {
      files[`/app/locales/en/${namespace}.json`] = reply({ continue: 'Continue', name: 'Loan' })
    }
    const texts = open()
    expect(await waitFor(texts.switchLanguage('en'))).toBe(true)
    expect(texts.hasNamespaces(['common', 'loan-information'])).toBe(true)
    expect([texts.t('continue'), texts.t('name', { ns: 'loan-information' })]).toEqual(['Continue', 'Loan'])
  })
})

describe('another language', () => {
  it('is not switched to where its words do not come: no page shows raw keys', async () => {
    const texts = open()
    expect(await waitFor(texts.switchLanguage('en'))).toBe(false)
    expect([texts.language, texts.t('continue')]).toEqual(['pl', 'Dalej'])
    files['/app/locales/en/common.json'] = reply({ continue: 'Continue' })
    expect(await waitFor(texts.switchLanguage('en'))).toBe(true)
    expect([texts.language, texts.t('continue')]).toEqual(['en', 'Continue'])
  })

  it('is there at once on the way back', async () => {
    files['/app/locales/en/common.json'] = reply({ continue: 'Continue' })
    const texts = open()
    await waitFor(texts.switchLanguage('en'))
    asked = []
    expect(await waitFor(texts.switchLanguage('pl'))).toBe(true)
    expect(texts.t('continue')).toBe('Dalej')
    expect(asked).toEqual([])
  })
})
