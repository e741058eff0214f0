// Where this server listens, which only the system can refuse: tried first, when nothing is made yet, and used last.
import { createServer } from 'node:net'
import { type Config, ConfigError } from './config.ts'
import { errorCodeOf } from './errorCode.ts'

type Place = Pick<Config, 'host' | 'port'>

const refusals: ReadonlyMap<string, (place: Place) => string> = new Map([
  [
    'EADDRINUSE',
    ({ port }: Place) => `PORT should be free: something listens on ${port} already; stop it, or set PORT to another`,
  ],
  ['EACCES', ({ port }: Place) => `PORT should be one this user may listen on, not ${port}: any from 1024 up`],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].map(
    (code) =>
      [
        code,
        ({ host }: Place) =>
          `HOST should be a name or address of this machine like localhost or 0.0.0.0, not "${host}"`,
      ] as const,
  ),
])

type Listener = { readonly listen: (place: Place) => Promise<unknown> }

/** Throws ConfigError where HOST or PORT is to be changed. */
export const listenOn = async (app: Listener, { host, port }: Place): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const refusal = refusals.get(errorCodeOf(error))
    throw refusal === undefined ? error : new ConfigError(refusal({ host, port }))
  }
}

/** As `listenOn`, and lets the place go again: a process that takes it meanwhile is told by `listenOn` itself. */
export const tryToListen = async (place: Place): Promise<void> => {
  const probe = createServer((socket) => socket.destroy())
  const listen = (where: Place) =>
    new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(where, resolve)
    })
  await listenOn({ listen }, place)
  await new Promise((resolve) => probe.close(resolve))
}
