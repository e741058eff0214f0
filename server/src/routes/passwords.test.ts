import { setPassword } from '@loan/domain/contract/customer'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passwords } from '../database/schema.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createDraft, submitApplication } from '../testing/leadRequests.ts'
import { anna } from '../testing/personas.ts'

describe.each(engines)('a password on $name', ({ open }) => {
  const server = createServerFixture(open)

  const set = (owned: LeadHandle, password: string) =>
    server.call(setPassword, { body: { id: owned.id, password }, token: owned.token })

  it('is stored as a salted hash and replaced by the next one', async () => {
    const owned = await submitApplication(server, anna)
    expect((await set(owned, 'cztery konie w lesie')).status).toBe(200)
    const read = () => server.storage.database.select().from(passwords).where(eq(passwords.leadId, owned.id))
    const [first] = await read()
    expect(JSON.stringify(first)).not.toContain('konie')
    expect(Buffer.from(first?.hash ?? '', 'base64')).toHaveLength(32)
    expect((await set(owned, 'cztery konie w lesie')).status).toBe(200)
    const rows = await read()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash).not.toBe(first?.hash)
    expect(rows[0]?.salt).not.toBe(first?.salt)
  })

  it.each([
    ['krótkie1', 'password-too-short'],
    ['żółw żółw 1', 'password-too-short'],
    ['x1'.repeat(70), 'password-too-long'],
    ['password1234', 'password-common'],
    ['Password!2026', 'password-common'],
    ['aaaaaaaaaaaaaaaa', 'password-common'],
    ['123456789012', 'password-common'],
    ['qwertyuiop123', 'password-common'],
    ['tukan-Tukan 2026', 'password-common'],
    ['anna lubi lato bardzo', 'password-personal'],
    ['moje 14.07.1985 i ja', 'password-personal'],
    ['moje 1985-07-14 i ja', 'password-personal'],
    ['dzwoń 512 345 678 już', 'password-personal'],
    ['Zielony-Rower 88', null],
  ])('%j returns the error %s', async (password, code) => {
    const owned = await submitApplication(server, anna)
    const { status, problem } = await set(owned, password)
    expect([status, problem?.errors?.[0]?.code ?? null]).toEqual([code === null ? 200 : 422, code])
    expect(JSON.stringify(problem)).not.toContain(password)
  })

  it('is rejected for a draft and with the token of another lead', async () => {
    const draft = await createDraft(server, anna)
    expect((await set(draft, 'cztery konie w lesie')).problem?.type).toBe('urn:loan:problem:wrong-state')
    const other = await submitApplication(server, anna)
    expect((await set({ id: other.id, token: draft.token }, 'cztery konie w lesie')).status).toBe(404)
  })
})
