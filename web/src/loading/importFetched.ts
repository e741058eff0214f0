// Imports chunks. A browser caches the failure of a module as long as the document lives and never requests the module
// again (every browser until 2026, whatwg/html#6768). A retry would then fail without a request. Therefore a chunk and
// its static imports are fetched first. The import follows when all have loaded, and reads them from the HTTP cache.
// The build routes every `import()` through this module (`web/build/viteConfig.ts`). It states no URL of a chunk: the
// URL is read from the source text of the function around the `import()`.

import { limitTime } from '../lib/limitTime.ts'
import { findLoadFailure, LoadError } from '../lib/loadFailure.ts'

/** Matches a static import in a built chunk. The build fails when other text matches (`build/viteConfig.ts`). */
export const staticImport = /(?:from|import)\s*["'](\.\/[^"']+)["']/g
const dynamicImport = /import\(\s*["'`](\.\/[^"'`]+)["'`]/

/**
 * The URLs that each chunk imports, by its own URL. This chunk is already loaded with its imports. It is module state,
 * because it mirrors the module registry of the browser, which all applications of the document share. Code is
 * immutable per document; the values that an application makes of it are in its resources (`resource.ts`).
 */
const fetched = new Map<string, Promise<readonly string[]>>([[import.meta.url, Promise.resolve([])]])

/** Enough for the largest chunk at 50 kbit/s. */
const chunkTimeoutMs = 30_000

const fetchChunk = (address: string): Promise<readonly string[]> =>
  limitTime(chunkTimeoutMs, async (signal) => {
    const response = await fetch(address, { signal }).catch(() => null)
    const failure = findLoadFailure(response)
    const code = failure === null ? await response?.text().catch(() => null) : null
    // Without another failure, the connection broke or stalled while the body was read.
    if (typeof code !== 'string') throw new LoadError(address, failure ?? 'offline')
    return Array.from(code.matchAll(staticImport), ([, file = '']) => new URL(file, address).href)
  })

const fetchOnce = (address: string): Promise<readonly string[]> => {
  const existing = fetched.get(address)
  if (existing !== undefined) return existing
  const fetching = fetchChunk(address)
  fetched.set(address, fetching)
  fetching.catch(() => fetched.delete(address))
  return fetching
}

/** Fetches a chunk and its static imports. `seen` breaks import cycles. */
const fetchWithImports = async (address: string, seen = new Set<string>()): Promise<void> => {
  if (seen.has(address)) return
  seen.add(address)
  const needed = await fetchOnce(address)
  await Promise.all(needed.map((one) => fetchWithImports(one, seen)))
}

/** The fetched URLs among a chunk and its static imports, without this chunk, which already runs. */
const collectFetched = async (address: string, found = new Set<string>()): Promise<ReadonlySet<string>> => {
  if (found.has(address) || address === import.meta.url) return found
  found.add(address)
  const needed = (await fetched.get(address)?.catch(() => [])) ?? []
  for (const one of needed) await collectFetched(one, found)
  return found
}

/**
 * `load` is a function around one `import()`, as the bundler writes it; its source text contains the URL. Rejects with
 * a `LoadError` when a chunk does not load, and with the browser's error when the import fails for another reason. The
 * next call fetches again.
 */
export const importFetched = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const file = dynamicImport.exec(String(load))?.[1]
  if (file === undefined) return load()
  const address = new URL(file, import.meta.url).href
  await fetchWithImports(address)
  try {
    return await load()
  } catch (reason) {
    // The HTTP cache has dropped a chunk, or the browser has cached an earlier failure. Another fetch finds the cause.
    for (const one of await collectFetched(address)) fetched.delete(one)
    await fetchWithImports(address)
    return load().catch(() => {
      throw reason
    })
  }
}
