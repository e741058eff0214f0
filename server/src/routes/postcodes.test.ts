// Spec 7.10, 7.17: the newer and the older call look up a postcode by its path.
import { lookUpPostcode, postcode } from '@loan/domain/contract/reference'
import { describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'

const server = createServerFixture(openTestPglite)

describe.each([lookUpPostcode, postcode])('GET $path', (call) => {
  // Shows spec 7.10
  it.each([
    ['30-059', 'PL-12'],
    ['30059', 'PL-12'],
  ])('returns the address of %s', async (code, province) => {
    const address = await server.mustCall(call, { params: { code, product: 'tukan-pl' } })
    expect(address).toMatchObject({ province })
  })

  it('returns 404 for an unknown postcode', async () => {
    const { status } = await server.call(call, { params: { code: '00-000', product: 'tukan-pl' } })
    expect(status).toBe(404)
  })
})
