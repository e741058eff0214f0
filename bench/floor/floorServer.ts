// The server that the reference server is compared with: node:http and the driver of the database, for the two calls of
// the load test. PORT, and DATABASE_URL or DATA_DIR, configure it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createFloorLead, readFloorStatus } from './floorLeads.ts'
import { type FloorDatabase, openFloorPglite, openFloorPostgres } from '../../server/src/testing/floorDatabase.ts'

const openDatabase = (): Promise<FloorDatabase> => {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = process.env
  return url === undefined ? openFloorPglite(path.join(folder, 'floor')) : openFloorPostgres(url)
}

const readHeader = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '')

/** Null for a lead that does not exist. */
const buildReply = async (database: FloorDatabase, request: IncomingMessage): Promise<string | null> => {
  const { method, url = '' } = request
  if (url === '/readyz') return '{}'
  if (method === 'POST') return createFloorLead(database, await text(request), readHeader(request, 'idempotency-key'))
  return readFloorStatus(database, url.slice(url.lastIndexOf('/') + 1), readHeader(request, 'lead-token'))
}

const send = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

const database = await openDatabase()

const server = createServer((request, response) => {
  buildReply(database, request).then(
    (reply) => send(response, reply === null ? 404 : 200, reply ?? '{}'),
    (error: unknown) => {
      console.error(error)
      send(response, 500, '{}')
    },
  )
})

process.once('SIGTERM', () => {
  server.close(() => void database.close().then(() => process.exit(0)))
  server.closeAllConnections()
})

server.listen(Number(process.env['PORT']), '127.0.0.1')
