// The older paths of spec 7.14 behave like the newer ones, on both engines.
import { leadMobileVerification } from '@loan/domain/contract/customer'
import { createLeadLegacy, leadFromLinkLegacy, updateLeadLegacy } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { readLastMessage, readLinkSecret, waitForLenders, readState } from '../testing/leadRequests.ts'

describe.each(engines)('older paths on $name', ({ open }) => {
  const server = createServerFixture(open)

  // Shows spec 7.14
  it('create, submit, resume and verify a lead', async () => {
    const { product, answers } = withTag(anna, 'verification')
    const created = await server.mustCall(createLeadLegacy, { body: { product: product.id, ...answers } })
    const { id, token, revision } = created
    const body = { product: product.id, id, revision, submit: true, ...answers }
    expect((await server.call(updateLeadLegacy, { body })).status).toBe(401)
    await server.mustCall(updateLeadLegacy, { body, token })
    expect(readState(await waitForLenders(server, { id, token }))).toBe('MOBILE_VERIFICATION')

    const secret = readLinkSecret(await readLastMessage(server, 'email', id))
    const params = { id: secret, urlType: 'continue' } as const
    expect(await server.mustCall(leadFromLinkLegacy, { params })).toEqual({
      id,
      progressState: 7,
      confirm: 'dateOfBirth',
    })

    const wrong = await server.call(leadMobileVerification, { body: { id, code: '0' }, token })
    expect(wrong.problem?.errors?.map(({ code }) => code)).toEqual(['code-wrong'])
    const code = await readLastMessage(server, 'sms', id)
    await server.mustCall(leadMobileVerification, { body: { id, code }, token })
    expect(readState(await waitForLenders(server, { id, token }))).toBe('ACCEPTED')
  })
})
