// Opens one complete server before the tests of a `describe` block and closes it after them. For tests only.
import { afterAll, beforeAll } from 'vitest'
import type { Storage } from '../database/storage.ts'
import { createTestServer, type TestServer, type TestServerOptions } from './testServer.ts'

/** A server whose properties read from `read`, which throws before the server is open. */
export const buildLazyServer = (read: () => TestServer): TestServer => ({
  get app() {
    return read().app
  },
  get answered() {
    return read().answered
  },
  get storage() {
    return read().storage
  },
  get services() {
    return read().services
  },
  get uploads() {
    return read().uploads
  },
  get call() {
    return read().call
  },
  get mustCall() {
    return read().mustCall
  },
  logged: () => read().logged(),
  passMs: (ms) => read().passMs(ms),
  now: () => read().now(),
  close: () => read().close(),
})

/** The properties of the result throw before `beforeAll` has run. */
export const createServerFixture = (
  open: () => Promise<Storage>,
  environment: Readonly<Record<string, string>> = {},
  options: TestServerOptions = {},
): TestServer => {
  let current: TestServer | undefined
  beforeAll(async () => {
    current = await createTestServer(await open(), environment, options)
  })
  afterAll(() => current?.close())
  return buildLazyServer(() => {
    if (current === undefined) throw new Error('The server is not open; it opens in beforeAll')
    return current
  })
}
