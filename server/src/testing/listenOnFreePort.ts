// Lets a server of a test listen on a free port of this machine.
import { once } from 'node:events'
import type { Server } from 'node:net'

/** The port of a server that listens. Throws for any other, and for one that listens on a path. */
export const getPort = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** Resolves with the port. */
export const listenOnFreePort = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return getPort(server)
}
