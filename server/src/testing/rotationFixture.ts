// Servers with different secrets on one database. For tests only.
import { afterEach, beforeEach } from 'vitest'
import type { Storage } from '../database/storage.ts'
import { createTestServer, type TestServer } from './testServer.ts'

/** Secrets in the order in which a test replaces them. */
export const [first, second, third] = ['1'.repeat(40), '2'.repeat(40), '3'.repeat(40)]

type RotationFixture = {
  readonly storage: () => Storage
  /** Starts a server with a current secret and others for reading. A phone number gets one code a day. */
  readonly start: (current: string, ...others: readonly string[]) => Promise<TestServer>
}

/** Each test has an empty database. */
export const createRotationFixture = (open: () => Promise<Storage>): RotationFixture => {
  let storage: Storage | undefined
  let servers: TestServer[] = []
  const getStorage = (): Storage => {
    if (storage === undefined) throw new Error('The database is not open; it opens in beforeEach')
    return storage
  }
  beforeEach(async () => {
    storage = await open()
    servers = []
  })
  afterEach(async () => {
    for (const server of servers) await server.app.close()
    await storage?.close()
  })
  return {
    storage: getStorage,
    start: async (current, ...others) => {
      const server = await createTestServer(getStorage(), { CODES_PER_NUMBER: '1' }, { secretKey: { current, others } })
      servers.push(server)
      return server
    },
  }
}
