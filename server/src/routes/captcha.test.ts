// The captcha token of a submission, on both engines.
import { updateLead } from '@loan/domain/contract/lead'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { startSiteverify, type TestSiteverify } from '../testing/siteverifyServer.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { createDraft, readState, requestStatus } from '../testing/leadRequests.ts'

describe.each(engines)('with a captcha service on $name', ({ open }) => {
  const server = createServerFixture(open, { CAPTCHA: 'sandbox' })

  const submit = async (token: string | undefined, isSubmitted = true) => {
    const owned = await createDraft(server, anna)
    const result = await server.call(updateLead, {
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
    return { result, state: readState(await requestStatus(server, owned)) }
  }

  it.each([undefined, '', 'sandbox-robot'])('returns 422 for a submission with the token %j', async (token) => {
    const { result, state } = await submit(token)
    expect([result.status, state]).toEqual([422, 'NONE'])
    expect(result.problem?.errors?.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['googleCaptchaToken', 'captcha-failed'],
    ])
  })

  it('submits an application with a token that the service accepts', async () => {
    const { result, state } = await submit('sandbox-human')
    expect([result.status, state]).toEqual([200, 'CHECKING'])
  })

  it('saves a draft without a token', async () => {
    const { result, state } = await submit(undefined, false)
    expect([result.status, state]).toEqual([200, 'NONE'])
  })
})

describe.each(engines)('with a captcha service by HTTP on $name', ({ open }) => {
  let service: TestSiteverify
  let server: TestServer
  beforeAll(async () => {
    service = await startSiteverify()
    server = await createTestServer(await open(), {
      CAPTCHA: 'siteverify',
      CAPTCHA_URL: service.url,
      CAPTCHA_SECRET: 'the-secret-of-the-service',
    })
  })
  afterAll(async () => {
    await server.close()
    await service.close()
  })

  it('submits nothing while the service gives no result, and then the same request once', async () => {
    const owned = await createDraft(server, anna)
    const key = randomUUID()
    const submit = () =>
      server.call(updateLead, {
        body: {
          product: 'tukan-pl',
          id: owned.id,
          revision: 1,
          submit: true,
          ...anna.answers,
          googleCaptchaToken: 'a-token-of-the-page',
        },
        token: owned.token,
        key,
      })
    service.replies.push({ status: 503, body: '' })
    const { status, headers } = await submit()
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(readState(await requestStatus(server, owned))).toBe('NONE')
    const requests = service.received.length
    expect([(await submit()).status, (await submit()).status]).toEqual([200, 200])
    expect(service.received).toHaveLength(requests + 1)
    expect(readState(await requestStatus(server, owned))).toBe('CHECKING')
    for (const hidden of ['a-token-of-the-page', 'the-secret-of-the-service']) {
      expect(server.logged()).not.toContain(hidden)
    }
  })
})
