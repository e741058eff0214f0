// Finds a TCP port that is free at this moment, for tests and for the commands of development.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { listenOnFreePort } from './listenOnFreePort.ts'

export const findFreePort = async (): Promise<number> => {
  const probe = createServer()
  const port = await listenOnFreePort(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
