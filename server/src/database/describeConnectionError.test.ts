// The messages at the start for a PostgreSQL that cannot be used.
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { createDatabase, dropDatabase } from '../testing/createDatabase.ts'
import { queryRows } from '../testing/postgresDatabases.ts'
import { describeConnectionError } from './describeConnectionError.ts'
import { openPostgres } from './openStorage.ts'

const prefix = 'DATABASE_URL should be the address of a PostgreSQL database that answers:'

describe('openPostgres', () => {
  it.each([
    ['postgres://me:secret@127.0.0.1:1/x', 'nothing listens there'],
    ['postgres://me:secret@nowhere.invalid/x', 'its host is unknown'],
    ['postgres://me:secret@127.0.0.1:1/x?sslcert=/nowhere', 'a file it names does not exist'],
  ])('names the variable and the reason for %s, without its value', async (url, reason) => {
    await expect(openPostgres(url, 1)).rejects.toThrow(new ConfigError(`${prefix} ${reason}`))
  })

  const databaseUrl = process.env['TEST_DATABASE_URL']
  it.runIf(databaseUrl !== undefined)('reports a database that does not exist', async () => {
    const url = new URL(databaseUrl ?? '')
    url.pathname = '/nowhere'
    await expect(openPostgres(url.href, 1)).rejects.toThrow(`${prefix} it has no database of that name`)
  })

  it.runIf(databaseUrl !== undefined)('reports a role that may not create tables', async () => {
    const name = `loans_rights_${process.pid}`
    const url = new URL(await createDatabase(databaseUrl ?? '', name))
    await queryRows(url.href, `create role ${name} login password 'secret'`)
    try {
      await queryRows(url.href, 'revoke create on schema public from public')
      url.username = name
      url.password = 'secret'
      await expect(openPostgres(url.href, 1)).rejects.toThrow(
        new ConfigError(
          'DATABASE_URL should name a role that owns its database: this one may not create or change tables',
        ),
      )
    } finally {
      await dropDatabase(databaseUrl ?? '', name)
      await queryRows(databaseUrl ?? '', `drop role ${name}`)
    }
  })
})

describe('describeConnectionError', () => {
  it('does not contain the message of the driver', () => {
    const error = Object.assign(new Error('getaddrinfo ENOENT half-a-password@host'), { code: 'EPROTO' })
    expect(describeConnectionError(error).message).toBe(`${prefix} EPROTO`)
  })
})
