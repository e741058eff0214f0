// An operator ends the access of all devices to a lead, on both engines.
import { randomUUID } from 'node:crypto'
import { renewLink } from '@loan/domain/contract/devices'
import { confirmLink, leadStatus } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import { operatorEnvironment, readActionRows, signInOperator } from '../../testing/operatorCalls.ts'
import { anna, withTag } from '../../testing/personas.ts'
import { readLastMessage, readLinkSecret, submitApplication } from '../../testing/leadRequests.ts'

describe.each(engines)('the access of all devices on $name', ({ open }) => {
  const server = createServerFixture(open, operatorEnvironment)

  const start = async () => {
    const owned = await submitApplication(server, withTag(anna, 'accepted'))
    return { ...owned, secret: readLinkSecret(await readLastMessage(server, 'email', owned.id)) }
  }
  const confirm = (secret: string) =>
    server.call(confirmLink, { params: { id: secret, urlType: 'continue' }, body: { dateOfBirth: '1985-07-14' } })
  const readStatus = async (id: string, token: string) => {
    const { status, problem } = await server.call(leadStatus, { params: { id }, token })
    return problem === null ? status : problem.type
  }
  const end = async (id: string, fields: Readonly<Record<string, string>> = { confirmed: 'yes' }) => {
    const operator = await signInOperator(server)
    return operator.post(`/operators/leads/${id}/end-access`, fields)
  }

  it('is ended by an operator, with every link, and is recorded', async () => {
    const { id, token, secret } = await start()
    const other = (await confirm(secret)).reply?.token ?? ''
    const reply = await end(id)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/operators/leads/${id}`])
    for (const each of [token, other]) expect(await readStatus(id, each)).toBe('urn:loan:problem:access-ended')
    expect((await confirm(secret)).problem?.type).toBe('urn:loan:problem:link-locked')
    expect((await readActionRows(server)).at(-1)).toMatchObject({
      kind: 'end-access',
      operator: 'maria',
      leadId: id,
      result: 'done',
    })
  })

  it('is given again by a new link to the address of the applicant', async () => {
    const { id, secret } = await start()
    await end(id)
    server.passMs(60_000)
    await server.mustCall(renewLink, { params: { id: secret, urlType: 'continue' }, body: {} })
    const renewed = (await confirm(readLinkSecret(await readLastMessage(server, 'email', id)))).reply?.token ?? ''
    expect(await readStatus(id, renewed)).toBe(200)
  })

  it('remains without a confirmation, a form of the session or such a lead', async () => {
    const { id, token } = await start()
    const operator = await signInOperator(server)
    const replies = [
      await end(id, {}),
      await end(id, { confirmed: 'yes', form: 'x' }),
      await end(randomUUID()),
      await end('x'),
      await operator.get(`/operators/leads/${id}/end-access`),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 403, 404, 404, 404])
    expect(await readStatus(id, token)).toBe(200)
  })
})
