// Slow work of one lead does not block other leads: it runs outside transactions and holds no database connection.
import { leadStatus } from '@loan/domain/contract/lead'
import { setPassword } from '@loan/domain/contract/customer'
import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from '../leads/passwordHasher.ts'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('on $name', ({ open }) => {
  const server = createServerFixture(open, {}, { passwordHasher: createPasswordHasher() })

  it('returns the status of another lead while many passwords of one lead are hashed', async () => {
    const [busy, other] = [await submitApplication(server, anna), await submitApplication(server, anna)]
    const replies: string[] = []
    const calls = Array.from({ length: 12 }, async () => {
      const { status } = await server.call(setPassword, {
        body: { id: busy.id, password: 'cztery konie w lesie' },
        token: busy.token,
      })
      replies.push(`password ${status}`)
    })
    await Promise.race(calls)
    const status = await server.call(leadStatus, { params: { id: other.id }, token: other.token })
    replies.push(`status ${status.status}`)
    await Promise.all(calls)
    // The status call takes less time than hashing the other passwords, of which two run concurrently.
    expect(replies.indexOf('status 200')).toBeLessThan(6)
    expect(replies.filter((reply) => reply === 'password 200')).toHaveLength(12)
  })
})
