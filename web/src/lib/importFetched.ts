// How chunks are imported. Browsers remember for as long as the page stands that a module could not be fetched, and
// never ask for it again (all of them until 2026, whatwg/html#6768): "Try again" would lead nowhere on a bad connection.
// So a chunk is fetched first, with every chunk it imports itself, and only imported once all have come; that finds
// them in the browser's cache.

import { findLoadFailure, LoadError } from './loadFailure.ts'

/** The address of a chunk that a built one needs; the build sees to it that nothing else looks like one. */
export const staticImport = /(?:from|import)\s*["'](\.\/[^"']+)["']/g
const dynamicImport = /import\(\s*["'`](\.\/[^"'`]+)["'`]/

/** The addresses each chunk imports, by its own; this one has come already, with what it imports. */
const fetched = new Map<string, Promise<readonly string[]>>([[import.meta.url, Promise.resolve([])]])

const fetchChunk = async (address: string): Promise<readonly string[]> => {
  const response = await fetch(address).catch(() => null)
  const failure = findLoadFailure(response)
  const code = failure === null ? await response?.text().catch(() => null) : null
  // Cut off on the way where there is no other failure.
  if (typeof code !== 'string') throw new LoadError(address, failure ?? 'offline')
  return Array.from(code.matchAll(staticImport), ([, file = '']) => new URL(file, address).href)
}

const fetchOnce = (address: string): Promise<readonly string[]> => {
  const known = fetched.get(address)
  if (known !== undefined) return known
  const fetching = fetchChunk(address)
  fetched.set(address, fetching)
  fetching.catch(() => fetched.delete(address))
  return fetching
}

/** Chunks may import each other in a circle. */
const fetchWith = async (address: string, seen = new Set<string>()): Promise<void> => {
  if (seen.has(address)) return
  seen.add(address)
  const needed = await fetchOnce(address)
  await Promise.all(needed.map((one) => fetchWith(one, seen)))
}

/** A chunk and all that it imports, as far as they are fetched; without this one, which runs. */
const findFetched = async (address: string, found = new Set<string>()): Promise<ReadonlySet<string>> => {
  if (found.has(address) || address === import.meta.url) return found
  found.add(address)
  const needed = (await fetched.get(address)?.catch(() => [])) ?? []
  for (const one of needed) await findFetched(one, found)
  return found
}

/**
 * `load` is a function around one `import()`, as the bundler wraps each; the address is read from it. Rejects with a
 * `LoadError` where a chunk does not load; the next call fetches again.
 */
export const importFetched = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const file = dynamicImport.exec(String(load))?.[1]
  if (file === undefined) return load()
  const address = new URL(file, import.meta.url).href
  await fetchWith(address)
  try {
    return await load()
  } catch (reason) {
    // The browser no longer has what was fetched, or remembers an earlier failure: the server knows which.
    for (const one of await findFetched(address)) fetched.delete(one)
    await fetchWith(address)
    return load().catch(() => {
      throw reason
    })
  }
}
