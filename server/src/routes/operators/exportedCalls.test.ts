// What the export of a person has about calls and e-mails that belong to no lead's own tables, on both engines.
import { describe, expect, it } from 'vitest'
import { operatorActions } from '../../database/schema.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import { operatorEnvironment, readHidden, signInOperator } from '../../testing/operatorCalls.ts'
import { anna } from '../../testing/personas.ts'
import { parseJson } from '../../testing/readReply.ts'
import { submitApplication } from '../../testing/leadRequests.ts'

describe.each(engines)('the export of a person on $name', ({ open }) => {
  const server = createServerFixture(open, { ...operatorEnvironment, EMAILS_PER_ADDRESS: '20' })

  it('has the times at which lenders fetched pictures, and those of the e-mails to the address', async () => {
    const email = 'anna.exported@example.com'
    const contactDetails = { ...anna.answers.contactDetails, email }
    const { id: leadId } = await submitApplication(server, { ...anna, answers: { ...anna.answers, contactDetails } })
    const action = { operator: 'lender one', leadId, result: 'done', at: server.now(), clientHash: 'network' } as const
    await server.storage.database.insert(operatorActions).values([
      { ...action, kind: 'fetch' },
      { ...action, kind: 'fetch', leadId: crypto.randomUUID() },
      { ...action, kind: 'view' },
    ])
    const operator = await signInOperator(server)
    const [person = ''] = readHidden((await operator.post('/operators/search', { term: email })).body, 'person')
    const exported = parseJson((await operator.post('/operators/export', { person })).body)
    const at = server.now().toISOString()
    expect(exported).toMatchObject({
      leads: [{ id: leadId, picturesFetched: [{ by: 'lender one', at }] }],
      emailsOfLastDay: [at],
      codesOfLastDay: null,
    })
  })
})
