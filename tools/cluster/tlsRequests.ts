// Requests over TLS to an nginx with a self-signed certificate. For tests only.
import type { ClientRequest, IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'

type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }

const connection = { host: '127.0.0.1', rejectUnauthorized: false }

export const send = (
  port: number,
  path: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
  localAddress = '127.0.0.1',
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request({ ...connection, port, path, method, headers, localAddress }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
      .on('error', reject)
      .end(method === 'GET' ? undefined : '{}')
  })

/** Sends 100 kB of a file of 10 MB. The caller destroys the request. */
export const startUpload = (port: number, path: string, onReply: (status: number) => void): ClientRequest => {
  const headers = { 'content-type': 'image/jpeg', 'content-length': '10000000' }
  const upload = request({ ...connection, port, path, method: 'POST', headers }, ({ statusCode = 0 }) =>
    onReply(statusCode),
  )
  upload.on('error', () => {}).write(Buffer.alloc(100_000))
  return upload
}
