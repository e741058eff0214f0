// The reference server on a port of this machine, with an empty database and the clock of the tests. For tests only.
import { openTestPglite } from '../../../server/src/testing/databases.ts'
import { createTestServer } from '../../../server/src/testing/testServer.ts'
import type { SessionOptions } from '../session.ts'

export type OwnServer = Pick<SessionOptions, 'baseUrl' | 'now' | 'pause'> & { readonly close: () => Promise<void> }

export const startOwnServer = async (environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> => {
  const server = await createTestServer(await openTestPglite(), environment)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    baseUrl: `${origin}/api`,
    now: server.now,
    pause: async (ms) => server.passMs(ms),
    close: server.close,
  }
}
