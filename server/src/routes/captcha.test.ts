// The captcha token of a submission, on both engines.
import { updateLead } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../config/config.ts'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createDraft, readState, requestStatus } from '../testing/testServer.ts'

describe.each(engines)('with a captcha service on $name', ({ open }) => {
  const server = createServerFixture(open, { CAPTCHA: 'sandbox' })

  const submit = async (token: string | undefined, isSubmitted = true) => {
    const owned = await createDraft(server, anna)
    const answer = await server.call(updateLead, {
      body: {
        product: 'tukan-pl',
        id: owned.id,
        revision: 1,
        submit: isSubmitted,
        ...anna.answers,
        ...(token !== undefined && { googleCaptchaToken: token }),
      },
      token: owned.token,
    })
    return { answer, state: readState(await requestStatus(server, owned)) }
  }

  it.each([undefined, '', 'sandbox-robot'])('returns 422 for a submission with the token %j', async (token) => {
    const { answer, state } = await submit(token)
    expect([answer.status, state]).toEqual([422, 'NONE'])
    expect(answer.problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['googleCaptchaToken', 'captcha-failed'],
    ])
  })

  it('submits an application with a token that the service accepts', async () => {
    const { answer, state } = await submit('sandbox-human')
    expect([answer.status, state]).toEqual([200, 'CHECKING'])
  })

  it('saves a draft without a token', async () => {
    const { answer, state } = await submit(undefined, false)
    expect([answer.status, state]).toEqual([200, 'NONE'])
  })
})

it('rejects the sandbox’s captcha service in production, and needs no captcha by default', () => {
  const production = { ENVIRONMENT: 'production', PUBLIC_URL: 'https://loans.example', CAPTCHA: 'sandbox' }
  expect(() => parseConfig(production)).toThrow('CAPTCHA should not be sandbox in production')
  expect(parseConfig({}).captcha).toBe('off')
})
