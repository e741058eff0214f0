import { describe, expect, it } from 'vitest'
import { describeConnectionError } from './describeConnectionError.ts'
import { openPostgres } from './openStorage.ts'

const start = 'DATABASE_URL should be the address of a PostgreSQL database that answers:'

describe('openPostgres', () => {
  it.each([
    ['postgres://me:secret@127.0.0.1:1/x', 'nothing listens there'],
    ['postgres://me:secret@nowhere.invalid/x', 'its host is not known'],
    ['postgres://me:secret@127.0.0.1:1/x?sslcert=/nowhere', 'a file it names is not there'],
  ])('names the variable of %s and no part of its value', async (url, reason) => {
    await expect(openPostgres(url, 1)).rejects.toThrow(`${start} ${reason}`)
  })

  const databaseUrl = process.env['TEST_DATABASE_URL']
  it.runIf(databaseUrl !== undefined)('tells of a database that is not there', async () => {
    const url = new URL(databaseUrl ?? '')
    url.pathname = '/nowhere'
    await expect(openPostgres(url.href, 1)).rejects.toThrow(`${start} it holds no database of that name`)
  })
})

describe('databaseRefusal', () => {
  it('repeats nothing that the driver says', () => {
    const error = Object.assign(new Error('getaddrinfo ENOENT half-a-password@host'), { code: 'EPROTO' })
    expect(describeConnectionError(error).message).toBe(`${start} EPROTO`)
  })
})
