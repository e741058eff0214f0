// What tests over the whole server begin and end with: one server for all tests of a `describe` block.
import { afterAll, beforeAll } from 'vitest'
import type { Storage } from '../database/storage.ts'
import { openTestServer, type TestServer } from './testServer.ts'

/** Its parts throw before the first test. */
export const setUpServer = (
  open: () => Promise<Storage>,
  environment: Readonly<Record<string, string>> = {},
): TestServer => {
  let opened: TestServer | undefined
  const server = (): TestServer => {
    if (opened === undefined) throw new Error('The server is opened before the first test')
    return opened
  }
  beforeAll(async () => {
    opened = await openTestServer(await open(), environment)
  })
  afterAll(() => opened?.close())

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
