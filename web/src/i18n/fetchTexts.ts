// Fetches one locale file (spec 9.31, 9.32): at most ten requests at a time, five retries, the first after 350 ms, then
// with doubled delays. The texts that every page load needs are in this chunk instead, in the product's own language.
import { lazyTexts } from 'virtual:lazy-texts'
import { computeDelayMs } from '../lib/backOff.ts'
import { limitTime } from '../lib/limitTime.ts'
import { findLoadFailure, LoadError } from '../lib/loadFailure.ts'
import { fillPlaceholders, type TextTree } from './findText.ts'

const maxParallelReads = 10
const retryBackOff = { delaysMs: [350, 700, 1400, 2800, 5600], jitter: [1, 1] } as const

/** Runs at most `maxParallelReads` at a time, in the order of the calls. */
const createReadQueue = () => {
  let reading = 0
  const waiting: (() => void)[] = []
  return async <T>(read: () => Promise<T>): Promise<T> => {
    if (reading < maxParallelReads) reading += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await read()
    } finally {
      const next = waiting.shift()
      if (next === undefined) reading -= 1
      else next()
    }
  }
}

const isTextTree = (value: unknown): value is TextTree =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string' || isTextTree(entry))

type Attempt = { readonly texts: TextTree | null; readonly isWorthARetry: boolean }

/** Enough for the largest file at 20 kbit/s. */
const textsTimeoutMs = 10_000

const attempt = (url: string): Promise<Attempt> =>
  limitTime(textsTimeoutMs, async (signal) => {
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal }).catch(() => null)
    if (response === null) return { texts: null, isWorthARetry: true }
    if (findLoadFailure(response) === 'gone') throw new LoadError(url, 'gone')
    if (!response.ok) return { texts: null, isWorthARetry: response.status >= 500 }
    const json: unknown = await response.json().catch(() => null)
    return { texts: isTextTree(json) ? json : null, isWorthARetry: signal.aborted }
  })

const fetchWithRetries = async (url: string): Promise<TextTree | null> => {
  let { texts, isWorthARetry } = await attempt(url)
  for (let retry = 0; isWorthARetry && retry < retryBackOff.delaysMs.length; retry += 1) {
    await new Promise((resolve) => setTimeout(resolve, computeDelayMs(retryBackOff, retry)))
    ;({ texts, isWorthARetry } = await attempt(url))
  }
  return texts
}

/**
 * Resolves to null when the file does not load or is not a tree of texts. Throws LoadError when its release no longer
 * has it.
 */
export type TextFetcher = (language: string, namespace: string) => Promise<TextTree | null>

/** `loadPath` is the URL of a file with the placeholders `{{lng}}` and `{{ns}}`. */
export const createTextFetcher = (loadPath: string): TextFetcher => {
  const enqueue = createReadQueue()
  return async (lng, ns) =>
    lazyTexts[lng]?.[ns] ?? enqueue(() => fetchWithRetries(fillPlaceholders(loadPath, { lng, ns })))
}
