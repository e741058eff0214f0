// Makes the server listen, and explains an unusable host or port.
import { type Config, ConfigError } from './config/config.ts'
import { getErrorCode } from './lib/getErrorCode.ts'

type ListenAddress = Pick<Config, 'host' | 'port'>

const descriptions: ReadonlyMap<string, (address: ListenAddress) => string> = new Map([
  [
    'EADDRINUSE',
    ({ port }: ListenAddress) =>
      `PORT should be free: something listens on ${port} already; stop it, or set PORT to another`,
  ],
  ['EACCES', ({ port }: ListenAddress) => `PORT should be one this user may listen on, not ${port}: any from 1024 up`],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].map(
    (code) =>
      [
        code,
        ({ host }: ListenAddress) =>
          `HOST should be a name or address of this machine like localhost or 0.0.0.0, not "${host}"`,
      ] as const,
  ),
])

type Listener = { readonly listen: (address: ListenAddress) => Promise<unknown> }

/** Throws ConfigError when HOST or PORT has to be changed. */
export const listenOn = async (app: Listener, { host, port }: ListenAddress): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const describe = descriptions.get(getErrorCode(error))
    throw describe === undefined ? error : new ConfigError(describe({ host, port }))
  }
}
