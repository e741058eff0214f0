// Create, update and submit on the complete server and both engines.
import { randomUUID } from 'node:crypto'
import { hourMs } from '@loan/domain/durations'
import { createLead, leadAnswers, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { specExpiry } from '@loan/domain/products/defaults'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { anna, personas, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { countLeads, readStoredApplication } from '../testing/storedLeads.ts'
import { createDraft, readState, requestStatus, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('leads on $name', ({ open }) => {
  const server = createServerFixture(open)

  // Shows spec 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 7.5
  it.each(personas)('stores every answer of $product.id unchanged', async (persona) => {
    const { id, token } = await submitApplication(server, persona)
    expect(await readStoredApplication(server, id)).toEqual(persona.answers)
    const { application } = await server.mustCall(leadAnswers, { params: { id }, token })
    expect(application).toEqual(persona.answers)
    expect(readState(await requestStatus(server, { id, token }))).toBe('CHECKING')
  })

  it('stores normalised answers', async () => {
    const { id } = await server.mustCall(createLead, {
      body: {
        product: 'tukan-pl',
        personalDetails: { firstName: '  Anna ' },
        contactDetails: { email: 'Anna@EXAMPLE.com', phoneNumber: '512 345 678', postalCode: '30059' },
      },
    })
    expect(await readStoredApplication(server, id)).toEqual({
      personalDetails: { firstName: 'Anna' },
      contactDetails: { email: 'Anna@example.com', phoneNumber: '+48512345678', postalCode: '30-059' },
    })
  })

  it('drops answers that no longer apply', async () => {
    const { answers } = anna
    const pensioner = { ...answers, incomeDetails: { ...answers.incomeDetails, incomeSource: 'none' } }
    const { id } = await createDraft(server, { ...anna, answers: pensioner })
    expect(await readStoredApplication(server, id)).not.toHaveProperty('employer')
  })

  // Shows spec 5.17
  it('returns every invalid answer with its error code and stores nothing', async () => {
    const sessionId = randomUUID()
    const { status, problem } = await server.call(createLead, {
      body: {
        product: 'tukan-pl',
        sessionId,
        amount: 20_000,
        personalDetails: { firstName: '<b>', personalCode: '85071412335' },
        contactDetails: { email: 'nobody', phoneNumber: '1' },
      },
    })
    expect(status).toBe(422)
    expect(Object.fromEntries((problem?.errors ?? []).map(({ fieldName, code }) => [fieldName, code]))).toEqual({
      amount: 'above-maximum',
      'contactDetails.email': 'email-form',
      'contactDetails.phoneNumber': 'phone-too-short',
      'personalDetails.firstName': 'name-characters',
      'personalDetails.personalCode': 'pesel-checksum',
    })
    expect(problem?.errors?.find(({ fieldName }) => fieldName === 'contactDetails.email')?.pointer).toBe(
      '/contactDetails/email',
    )
    expect(await countLeads(server, sessionId)).toBe(0)
  })

  // Shows spec 2.26
  it('rejects a submission with missing answers and leaves the draft unchanged', async () => {
    const { id, token, revision } = await createDraft(server, anna)
    const { education: _education, ...otherDetails } = anna.answers.otherDetails ?? {}
    const body = { product: 'tukan-pl', id, revision, submit: true, ...anna.answers, otherDetails }
    const { status, problem } = await server.call(updateLead, { body, token })
    expect(status).toBe(422)
    expect(problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['otherDetails.education', 'required'],
    ])
    expect((await requestStatus(server, { id, token })).revision).toBe(revision)
    expect(await readStoredApplication(server, id)).toEqual(anna.answers)
  })

  it.each([
    ['of an older version', { version: '2020-01-01' }],
    ['not given', { given: false }],
  ])('rejects a submission with a required consent %s', async (_what, change) => {
    const { id, token, revision } = await createDraft(server, anna)
    const policies = anna.answers.policies?.map((record) => ({ ...record, ...change }))
    const body = { product: 'tukan-pl', id, revision, submit: true, ...anna.answers, policies: policies ?? [] }
    const { status, problem } = await server.call(updateLead, { body, token })
    expect(status).toBe(422)
    expect(problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['generalPolicies', 'consent-needed'],
    ])
  })

  it.each(['id', 'leadStatus', 'expiresAt', 'progressState', 'offers', 'revision', 'token'])(
    'rejects the server’s own field %s on create',
    async (field) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/v3/lead',
        headers: { 'idempotency-key': randomUUID() },
        payload: { product: 'tukan-pl', [field]: 'x' },
      })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ errors: [{ fieldName: field, code: 'unknown-field' }] })
    },
  )

  it('returns 410 when the application has expired', async () => {
    const { id, token } = await createDraft(server, anna)
    server.passMs(specExpiry.applicationHours * hourMs)
    expect((await server.call(leadStatus, { params: { id }, token })).status).toBe(410)
  })

  it('returns 409 for an update or a second submission of a submitted lead', async () => {
    const { id, token } = await submitApplication(server, anna)
    const { revision } = await requestStatus(server, { id, token })
    const body = { product: 'tukan-pl', id, revision, submit: true, ...anna.answers }
    const { status, problem } = await server.call(updateLead, { body, token })
    expect([status, problem?.type, problem?.progressState]).toEqual([409, 'urn:loan:problem:wrong-state', 6])
  })

  it('rejects the fields of the sandbox scenario once and accepts the retry', async () => {
    const persona = withTag(anna, 'needs-field-error')
    const { id, token, revision } = await createDraft(server, persona)
    const body = { product: 'tukan-pl', id, revision, submit: true, ...persona.answers }
    const { status, problem } = await server.call(updateLead, { body, token })
    expect(status).toBe(422)
    expect(problem?.errors?.map(({ fieldName }) => fieldName)).toEqual([
      'personalDetails.lastName',
      'contactDetails.city',
    ])
    expect((await server.call(updateLead, { body, token })).status).toBe(200)
  })
})
