// The order in which a server stops.
import { describe, expect, it, vi } from 'vitest'
import { stopServer } from './stopServer.ts'

const createPending = () => {
  let resolve = (): void => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

describe('a server that stops', () => {
  const start = () => {
    const ports = createPending()
    const steps = {
      drain: { closePorts: vi.fn(() => ports.promise) },
      app: { close: vi.fn(() => Promise.resolve()) },
      outbox: { stop: vi.fn(() => Promise.resolve()) },
      storage: { close: vi.fn(() => Promise.resolve()) },
    }
    return { ports, steps, stopped: stopServer(steps) }
  }

  it('claims no more rows of the outbox while it waits for a slow request', async () => {
    const { ports, steps, stopped } = start()
    expect(steps.outbox.stop).toHaveBeenCalledOnce()
    expect(steps.app.close).not.toHaveBeenCalled()
    ports.resolve()
    await stopped
  })

  it('closes the database last', async () => {
    const { ports, steps, stopped } = start()
    const outbox = createPending()
    steps.outbox.stop.mockReturnValue(outbox.promise)
    const other = stopServer(steps)
    ports.resolve()
    await stopped
    await vi.waitFor(() => expect(steps.app.close).toHaveBeenCalledTimes(2))
    expect(steps.storage.close).toHaveBeenCalledOnce()
    outbox.resolve()
    await other
    expect(steps.storage.close).toHaveBeenCalledTimes(2)
  })
})
