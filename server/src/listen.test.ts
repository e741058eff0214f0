import { createServer } from 'node:net'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config/config.ts'
import { listenOn } from './listen.ts'
import { findFreePort } from './testing/findFreePort.ts'
import { listenOnFreePort } from './testing/listenOnFreePort.ts'

/** Listens with a server that fails with this error. */
const listenWithError = (error: Error) => {
  const listen = async () => {
    throw error
  }
  return listenOn({ listen }, { host: 'here', port: 80 })
}
const createSystemError = (code: string) => Object.assign(new Error('message of the system'), { code })

describe('listenOn', () => {
  it('names PORT and the solution when the port is in use', async () => {
    const occupied = createServer()
    const port = await listenOnFreePort(occupied)
    try {
      await expect(listenOn(fastify(), { host: '127.0.0.1', port })).rejects.toThrow(
        new ConfigError(`PORT should be free: something listens on ${port} already; stop it, or set PORT to another`),
      )
    } finally {
      occupied.close()
    }
  })

  it('names HOST when the address belongs to another machine', async () => {
    // Reserved for documentation (RFC 5737), so no machine has it.
    await expect(listenOn(fastify(), { host: '192.0.2.1', port: await findFreePort() })).rejects.toThrow(
      new ConfigError('HOST should be a name or address of this machine like localhost or 0.0.0.0, not "192.0.2.1"'),
    )
  })

  it.each([
    ['ENOTFOUND', 'HOST should be'],
    ['EAI_AGAIN', 'HOST should be'],
    ['EACCES', 'PORT should be one this user may listen on, not 80: any from 1024 up'],
  ])('names the variable for %s', async (code, message) => {
    await expect(listenWithError(createSystemError(code))).rejects.toThrow(message)
  })

  it('rethrows any other error', async () => {
    const fault = createSystemError('EMFILE')
    await expect(listenWithError(fault)).rejects.toBe(fault)
  })
})
