import { act, Component, type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '../lib/afterPaint.ts'
import { createInstances, type InstanceOwner } from '../lib/instances.ts'
import { LoadingContext, optionalComponent, prerenderedComponent, requiredComponent } from './lazyComponents.tsx'
import { retryFailedLoads } from './resource.ts'

let root: Root
let owner: InstanceOwner
let isOnline = true
const container = document.createElement('div')

const load = async () => {
  if (!isOnline) throw new Error('offline')
  return () => 'the page'
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? (
      <button
        type="button"
        onClick={() => {
          retryFailedLoads(owner)
          this.setState({ hasFailed: false })
        }}
      >
        try again
      </button>
    ) : (
      this.props.children
    )
  }
}

/** Optional components load after the paint. */
const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

const show = (page: ReactNode) =>
  act(async () =>
    root.render(
      <LoadingContext value={owner}>
        <Boundary>
          <Suspense fallback="loading">{page}</Suspense>
        </Boundary>
      </LoadingContext>,
    ),
  )

beforeEach(() => {
  isOnline = true
  owner = { store: { instances: createInstances(), documentInstances: createInstances() } }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(container, { onCaughtError: () => undefined })
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('shows a required component after its chunk loads', async () => {
  const Page = requiredComponent(load)
  await show(<Page />)
  expect(container.textContent).toBe('the page')
})

it('renders a preloaded required component without suspending', async () => {
  const Page = requiredComponent(load)
  await Page.preload(owner)
  let suspensions = 0
  const Fallback = () => {
    suspensions += 1
    return null
  }
  act(() =>
    root.render(
      <LoadingContext value={owner}>
        <Suspense fallback={<Fallback />}>
          <Page />
        </Suspense>
      </LoadingContext>,
    ),
  )
  expect([container.textContent, suspensions]).toEqual(['the page', 0])
})

it('loads a required component again after a press of "try again"', async () => {
  const Page = requiredComponent(load)
  isOnline = false
  await show(<Page />)
  expect(container.textContent).toBe('try again')
  isOnline = true
  await act(async () => container.querySelector('button')?.click())
  expect(container.textContent).toBe('the page')
})

it('does not load again before that press, and no press in another application loads it', async () => {
  let loads = 0
  const Page = requiredComponent(async () => {
    loads += 1
    return load()
  })
  isOnline = false
  await show(<Page />)
  retryFailedLoads({ store: { instances: createInstances(), documentInstances: createInstances() } })
  await show(<Page />)
  expect([container.textContent, loads]).toEqual(['try again', 1])
})

it('renders nothing for an optional component that does not load, and loads it with the next mount', async () => {
  const Extra = optionalComponent(load)
  isOnline = false
  await show(<Extra />)
  await act(painted)
  expect(container.textContent).toBe('')
  isOnline = true
  await show(null)
  await show(<Extra />)
  await act(painted)
  expect(container.textContent).toBe('the page')
})

it('renders nothing for a prerendered component that does not load, and loads it half a minute later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const Notes = prerenderedComponent(() => owner, load)
  isOnline = false
  await show(<Notes />)
  expect(container.textContent).toBe('')
  isOnline = true
  await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)))
  expect(container.textContent).toBe('the page')
  vi.useRealTimers()
})
