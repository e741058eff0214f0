// Opens one complete server before the tests of a `describe` block and closes it after them. For tests only.
import { afterAll, beforeAll } from 'vitest'
import type { Storage } from '../database/storage.ts'
import { createTestServer, type TestServer, type TestServerOptions } from './testServer.ts'

/** The properties of the result throw before `beforeAll` has run. */
export const createServerFixture = (
  open: () => Promise<Storage>,
  environment: Readonly<Record<string, string>> = {},
  options: TestServerOptions = {},
): TestServer => {
  let current: TestServer | undefined
  const server = (): TestServer => {
    if (current === undefined) throw new Error('The server is not open; it opens in beforeAll')
    return current
  }
  beforeAll(async () => {
    current = await createTestServer(await open(), environment, options)
  })
  afterAll(() => current?.close())

  return {
    get app() {
      return server().app
    },
    get answered() {
      return server().answered
    },
    get storage() {
      return server().storage
    },
    get services() {
      return server().services
    },
    get uploads() {
      return server().uploads
    },
    get call() {
      return server().call
    },
    get mustCall() {
      return server().mustCall
    },
    logged: () => server().logged(),
    passMs: (ms) => server().passMs(ms),
    now: () => server().now(),
    close: () => server().close(),
  }
}
