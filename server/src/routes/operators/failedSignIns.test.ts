// Failed sign-ins from many networks do not fill the database with rows that cannot be deleted.
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@loan/domain/durations'
import { operatorActions } from '../../database/schema.ts'
import { recordedFailures } from '../../operators/sessions.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import { operatorEnvironment, operatorKeys, postSignIn, readActionRows } from '../../testing/operatorCalls.ts'
import { productionEnvironment } from '../../testing/production.ts'

describe.each(engines)('failed sign-ins on $name', ({ open }) => {
  const server = createServerFixture(open, {
    ...productionEnvironment,
    ...operatorEnvironment,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  let networks = 0
  const signInFromNewNetwork = (key: string) =>
    postSignIn(server, key, { 'x-forwarded-for': `203.0.113.${(networks += 1)}` })

  it('of all networks are recorded up to a number in a quarter of an hour, and lock no one out', async () => {
    const failure = { at: server.now(), operator: null, kind: 'sign-in-failed', result: 'rejected' } as const
    const earlier = Array.from({ length: recordedFailures - 1 }, (_, index) => ({ ...failure, clientHash: `${index}` }))
    await server.storage.database.insert(operatorActions).values(earlier)
    for (let attempts = 0; attempts < 3; attempts += 1) {
      expect((await signInFromNewNetwork('wrong')).statusCode).toBe(401)
    }
    expect(await readActionRows(server)).toHaveLength(recordedFailures)
    expect(server.logged().match(/further ones are not recorded/gu)).toHaveLength(1)
    expect((await signInFromNewNetwork(operatorKeys.maria)).statusCode).toBe(303)
    server.passMs(15 * minuteMs)
    expect((await signInFromNewNetwork('wrong')).statusCode).toBe(401)
    expect((await readActionRows(server)).at(-1)).toMatchObject({ kind: 'sign-in-failed', operator: null })
  })
})
