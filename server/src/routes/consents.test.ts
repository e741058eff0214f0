import { customerConsents } from '@loan/domain/contract/customer'
import { describe, expect, it } from 'vitest'
import { answer } from '../testing/applicant.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { submitApplication, waitForLenders } from '../testing/leadRequests.ts'
import { anna, withTag } from '../testing/personas.ts'

describe.each(engines)('consents on $name', ({ open }) => {
  const server = createServerFixture(open)

  const fetchConsents = async ({ id, token }: LeadHandle) =>
    (await server.mustCall(customerConsents, { params: { id }, token })).consents

  // Shows spec 3.36
  it('are returned as given, for the product and for each lender', async () => {
    const owned = await submitApplication(server, withTag(anna, 'consents'))
    const own = await fetchConsents(owned)
    expect(own.map(({ lender, key, given }) => [lender, key, given])).toEqual(
      anna.product.policies.map(({ key, required }) => [null, key, required]),
    )
    const status = await waitForLenders(server, owned)
    await answer(server, owned, status)
    const added = (await fetchConsents(owned)).slice(own.length)
    expect(added.map(({ key, given }) => [key, given])).toEqual(
      status.policies.map(({ key, required }) => [key, required]),
    )
    // The title is in the locale of the consent.
    expect(added[0]?.title).toBe(`Terms of ${status.lender?.name} and use of my data`)
    expect(own[0]?.title).not.toBe(own[0]?.key)
    expect(own.map(({ lenderName }) => lenderName)).toEqual(own.map(() => null))
    expect(new Set(added.map(({ lenderName }) => lenderName))).toEqual(new Set([status.lender?.name]))
    expect(new Set(added.map(({ lender }) => lender)).size).toBe(1)
    expect(added[0]?.lender).not.toBeNull()
  })
})
