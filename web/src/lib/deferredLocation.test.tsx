// The address follows the page after the paint, and is never lost or added twice.
import { act, useEffect } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { getPendingWrites } from './flush.ts'
import { createDeferredLocation, type LocationHook } from './deferredLocation.ts'

type Navigate = ReturnType<LocationHook>[1]

let frames: FrameRequestCallback[] = []

/** Paints a frame and runs the work that waits for it. */
const paintFrame = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0)
    await new Promise((resolve) => setTimeout(resolve))
  })

const renderLocation = () => {
  const app = createTestApplication({ locale: 'en', texts: {} })
  const { hook, searchHook, connect } = createDeferredLocation(app)
  const router: { navigate?: Navigate } = {}
  const Path = () => {
    const [path, navigate] = useLocation<LocationHook>()
    useEffect(connect, [])
    useEffect(() => {
      router.navigate = navigate
    }, [navigate])
    return <p>{`${path}?${useSearch()}`}</p>
  }
  const { container } = renderInApplication(
    <Router base="/base" hook={hook} searchHook={searchHook}>
      <Path />
    </Router>,
    { app },
  )
  return {
    app,
    readPath: () => container.textContent,
    navigate: (...args: Parameters<Navigate>) => act(async () => router.navigate?.(...args)),
  }
}

const readAddress = () => window.location.pathname + window.location.search

beforeEach(() => {
  window.history.replaceState(null, '', '/base/first')
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => vi.unstubAllGlobals())

it('shows the next page before the address, and adds one entry to the history', async () => {
  const { readPath, navigate } = renderLocation()
  const { length } = window.history
  await navigate('/second?from=review', { afterPaint: true })
  expect([readPath(), readAddress()]).toEqual(['/second?from=review', '/base/first'])
  await paintFrame()
  expect([readPath(), readAddress()]).toEqual(['/second?from=review', '/base/second?from=review'])
  expect(window.history.length - length).toBe(1)
})

it('adds the address of each page when the next navigation comes before the paint', async () => {
  const { readPath, navigate } = renderLocation()
  const { length } = window.history
  await navigate('/second', { afterPaint: true })
  await navigate('/third')
  expect([readPath(), readAddress()]).toEqual(['/third?', '/base/third'])
  expect(window.history.length - length).toBe(2)
})

it('adds the address before the page is left or reloaded', async () => {
  const { app, navigate } = renderLocation()
  await navigate('/second', { afterPaint: true })
  getPendingWrites(app).flushAll()
  expect(readAddress()).toBe('/base/second')
  await navigate('/third', { afterPaint: true })
  window.dispatchEvent(new Event('pagehide'))
  expect(readAddress()).toBe('/base/third')
})

it('shows the page of the history when the applicant goes back before the address was added', async () => {
  const { readPath, navigate } = renderLocation()
  await navigate('/second', { afterPaint: true })
  await act(async () => window.dispatchEvent(new Event('popstate')))
  await paintFrame()
  expect([readPath(), readAddress()]).toEqual(['/first?', '/base/first'])
})
