import { afterEach, expect, it, vi } from 'vitest'
import { importFetched } from './importFetched.ts'
import { findLoadErrorKind } from '../lib/loadFailure.ts'

/** Fakes a server with the given files; null fakes a server that cannot be reached. */
const serve = (files: Readonly<Record<string, string>> | null) => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.split('/').at(-1) ?? ''
    requested.push(name)
    if (files === null) throw new TypeError('Failed to fetch')
    return name in files ? new Response(files[name]) : new Response('<h1>', { status: 404 })
  })
  return requested
}

/** A function as the bundler writes it for a dynamic import. */
const loading = (file: string) => {
  const load = vi.fn(async () => 'the module')
  load.toString = () => `()=>import(\`./${file}\`).then(e=>e.t)`
  return load
}

afterEach(() => vi.unstubAllGlobals())

it('fetches a chunk and its static imports once each, then imports it', async () => {
  const requested = serve({
    'page-1.js': 'import{a as b}from"./shared-1.js";import"./style-1.js";import{c}from"react";',
    'shared-1.js': 'import{d}from"./page-1.js";import("./later-1.js")',
    'style-1.js': '',
  })
  const load = loading('page-1.js')
  expect(await Promise.all([importFetched(load), importFetched(load)])).toEqual(['the module', 'the module'])
  expect(requested.toSorted()).toEqual(['page-1.js', 'shared-1.js', 'style-1.js'])
  await importFetched(load)
  expect(requested).toHaveLength(3)
})

it.each([
  ['cannot be reached', 'page-2', null],
  ['no longer has the chunk', 'page-3', {}],
  ['no longer has an import of the chunk', 'page-4', { 'page-4.js': 'import"./page-4-shared.js"' }],
] as const)('imports nothing when the server %s, and fetches again at the next call', async (_what, page, files) => {
  serve(files)
  const load = loading(`${page}.js`)
  await expect(importFetched(load)).rejects.toThrow(/import/)
  expect(load).not.toHaveBeenCalled()
  serve({ [`${page}.js`]: `import"./${page}-shared.js"`, [`${page}-shared.js`]: '' })
  expect(await importFetched(load)).toBe('the module')
})

it.each([
  ['gone', () => new Response('', { status: 404 })],
  ['gone', () => new Response('', { status: 410 })],
  ['gone', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
  ['failed', () => new Response('', { status: 503 })],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('rejects with a LoadError of the kind %s', async (kind, respond) => {
  vi.stubGlobal('fetch', async () => respond())
  const failure = await importFetched(loading(`kind-${Math.random()}.js`)).catch((reason: unknown) => reason)
  expect(findLoadErrorKind(failure)).toBe(kind)
})

/** Fakes a connection that stays open and sends nothing. */
const stall = (_address: string, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })

it('rejects after thirty seconds when the connection stalls, and fetches again at the next call', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', stall)
  const load = loading('stalled-1.js')
  const failed = importFetched(load).catch(findLoadErrorKind)
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  expect(await failed).toBe('offline')
  serve({ 'stalled-1.js': '' })
  expect(await importFetched(load)).toBe('the module')
})

it('fetches a chunk again when its import fails, and rejects with the cause', async () => {
  serve({ 'page-5.js': '' })
  const load = loading('page-5.js')
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await expect(importFetched(load)).rejects.toThrow(TypeError)
  serve({})
  const failure = await importFetched(load).catch((reason: unknown) => reason)
  expect(findLoadErrorKind(failure)).toBe('gone')
})

it('calls a function without a chunk immediately', async () => {
  const requested = serve(null)
  expect(await importFetched(async () => 'here')).toBe('here')
  expect(requested).toEqual([])
})
