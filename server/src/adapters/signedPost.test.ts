// Replies of outside systems that are longer than any valid one, or never end.
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { postSigned, requestSigned } from './signedPost.ts'

setFlagsFromString('--expose_gc')
const collectGarbage = () => void runInNewContext('gc()')

const megabyte = Buffer.alloc(1024 * 1024, 'x')

/** Writes until the client has closed the connection, at most ten megabytes. */
const writeMuch = (response: ServerResponse): void => {
  let left = 10
  const write = (): void => {
    if (response.destroyed || left === 0) {
      response.end()
      return
    }
    left -= 1
    response.write(megabyte, write)
  }
  write()
}

describe('a signed call', () => {
  let server: Server | undefined
  let closed: Promise<unknown> | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })
  const listen = async (reply: (response: ServerResponse) => void) => {
    server = createServer((request, response) => {
      closed = once(response, 'close')
      request.resume()
      reply(response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    return {
      url: `http://127.0.0.1:${port}/`,
      secret: 'x'.repeat(32),
      key: 'key-1',
      body: '{}',
      traceparent: '00-00',
      permanentStatuses: [],
    }
  }
  const never = new AbortController().signal

  it.each([200, 500])(
    'closes the connection of a reply of 10 MB with the status %i without reading it',
    async (status) => {
      const post = await listen((response) => writeMuch(response.writeHead(status)))
      const sent = await postSigned(post, new Date(), never).catch((error: unknown) => error)
      expect(sent).toEqual(status === 200 ? undefined : expect.objectContaining({ code: '500' }))
      await closed
    },
  )

  it.each([
    ['a number of seconds', '20', 20_000],
    ['a date', 'Mon, 30 Nov 2026 10:00:20 GMT', 20_000],
    ['a past date', 'Mon, 30 Nov 2026 09:59:00 GMT', null],
    ['something else', 'soon', null],
  ])('reads %s in Retry-After', async (_what, header, retryAfterMs) => {
    const post = await listen((response) => response.writeHead(429, { 'retry-after': header }).end())
    const now = new Date('2026-11-30T10:00:00.000Z')
    await expect(postSigned(post, now, never)).rejects.toMatchObject({ code: '429', retryAfterMs })
  })

  it('rejects a reply of 10 MB whose content it needs', async () => {
    const post = await listen((response) => writeMuch(response.writeHead(200)))
    await expect(requestSigned(post, new Date(), never)).rejects.toMatchObject({ code: 'long-reply' })
    await closed
  })

  it('does not wait for the end of a reply that never ends', async () => {
    const post = await listen((response) => response.writeHead(200).write('x'))
    await expect(postSigned(post, new Date(), never)).resolves.toBeUndefined()
    await closed
  })

  it.each([
    ['does not begin', () => {}],
    ['does not end', (response: ServerResponse) => void response.writeHead(200).write('x')],
  ])(
    'ends with its signal while a reply whose content it needs %s, also when memory is collected',
    async (_name, reply) => {
      const post = await listen(reply)
      const collecting = setInterval(collectGarbage, 20)
      try {
        await expect(requestSigned(post, new Date(), AbortSignal.timeout(300))).rejects.toMatchObject({
          failure: 'unreachable',
          code: 'timeout',
        })
      } finally {
        clearInterval(collecting)
      }
      await closed
    },
  )
})
