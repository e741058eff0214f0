import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { parseIdempotencyKey, runIdempotently, toKeyedError } from './idempotency.ts'
import { buildProblemReply } from './problemReply.ts'
import { encryptReply, decryptReply } from './encryptedReply.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const keyedRequest = {
  scope: 'POST /x',
  key: 'k',
  others: [],
  request: { a: 1, b: [{ c: 2, d: 3 }] },
  callerHash: '',
  now,
}

describe('parseIdempotencyKey', () => {
  it.each([
    ['abc', 'abc'],
    ['"abc"', 'abc'],
    [' "8e03978e-40d5-43dd-bc93-6894a57f9324" ', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
  ])('accepts %s', (header, key) => {
    expect(parseIdempotencyKey(header)).toBe(key)
  })

  it.each([undefined, '', '""', '"', 'a b', 'a"b', 'ü', 'x'.repeat(201)])('rejects %s', (header) => {
    expect(() => parseIdempotencyKey(header)).toThrow('Idempotency-Key')
  })
})

describe('an encrypted reply', () => {
  it('is decrypted only with its own key', () => {
    const encrypted = encryptReply({ token: 'secret' }, 'key')
    expect(encrypted).not.toContain('secret')
    expect(decryptReply(encrypted, 'key')).toEqual({ token: 'secret' })
    expect(() => decryptReply(encrypted, 'other')).toThrow('cannot be decrypted with this key')
  })
})

describe.each(engines)('runIdempotently on $name', ({ name, open }) => {
  it('runs the work once, replays the reply for any order of the fields, and rejects another request', async () => {
    const storage = await open()
    let runs = 0
    const work = async () => {
      runs += 1
      return { run: runs }
    }
    const run = (request: unknown) =>
      storage.database.transaction((database) => runIdempotently({ ...keyedRequest, request, database }, work))
    expect(await run({ a: 1, b: [{ c: 2, d: 3 }] })).toEqual({ run: 1 })
    expect(await run({ b: [{ d: 3, c: 2 }], a: 1 })).toEqual({ run: 1 })
    await expect(run({ a: 1, b: [{ c: 2, d: 4 }] })).rejects.toThrow('Use a new key')
    await storage.close()
  })

  it('releases the key when the work fails', async () => {
    const storage = await open()
    const run = (work: () => Promise<unknown>) =>
      storage.database.transaction((database) => runIdempotently({ ...keyedRequest, database }, work))
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await run(() => Promise.resolve('done'))).toBe('done')
    await storage.close()
  })

  // PGlite runs one transaction at a time, so a retry always waits for the reply.
  it('waits for the first request, returns 409 after the lock timeout of PostgreSQL, and replays the reply later', async () => {
    const storage = await open()
    let finish = (_reply: string) => {}
    const slow = new Promise<string>((resolve) => {
      finish = resolve
    })
    // The second request starts after the first holds the row lock, because two connections have no fixed order.
    let claim = () => {}
    const claimed = new Promise<void>((resolve) => {
      claim = resolve
    })
    const first = storage.database.transaction((database) =>
      runIdempotently({ ...keyedRequest, database }, () => {
        claim()
        return slow
      }),
    )
    await claimed
    const second = storage.database.transaction(async (database) => {
      await database.execute(sql`set local lock_timeout = '100ms'`)
      return runIdempotently({ ...keyedRequest, database }, () => Promise.resolve('second'))
    })
    const outcome = second.catch((error: unknown) => buildProblemReply(toKeyedError(error), 'trace').body.type)
    setTimeout(() => finish('first'), 500)
    expect(await outcome).toBe(name === 'PGlite' ? 'first' : 'urn:loan:problem:request-in-flight')
    expect(await first).toBe('first')
    const third = storage.database.transaction((database) =>
      runIdempotently({ ...keyedRequest, database }, () => Promise.resolve('third')),
    )
    expect(await third).toBe('first')
    await storage.close()
  })
})
