// Fetches one locale file (spec 9.31, 9.32): at most ten requests at a time, five retries, the first after 350 ms, then
// with doubled delays.
import type { TextTree } from './findText.ts'

const maxParallelReads = 10
const maxRetries = 5
const retryTimeoutMs = 350

let reading = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(read: () => Promise<T>): Promise<T> => {
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

const isTextTree = (value: unknown): value is TextTree =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string' || isTextTree(entry))

type Attempt = { readonly texts: TextTree | null; readonly isWorthARetry: boolean }

const attempt = async (url: string): Promise<Attempt> => {
  const response = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => null)
  if (response === null) return { texts: null, isWorthARetry: true }
  if (!response.ok) return { texts: null, isWorthARetry: response.status >= 500 }
  const json: unknown = await response.json().catch(() => null)
  return { texts: isTextTree(json) ? json : null, isWorthARetry: false }
}

/** Null when the file does not load or is not a tree of texts. */
export const fetchTexts = (url: string): Promise<TextTree | null> =>
  inTurn(async () => {
    let { texts, isWorthARetry } = await attempt(url)
    for (let retry = 0; isWorthARetry && retry < maxRetries; retry += 1) {
      await new Promise((resolve) => setTimeout(resolve, retryTimeoutMs * 2 ** retry))
      ;({ texts, isWorthARetry } = await attempt(url))
    }
    return texts
  })
