// Stores the personas and the names of every country unchanged, on both engines.
import { createLead } from '@loan/domain/contract/lead'
import { products } from '@loan/domain/products/registry'
import { buildAddresses, buildEmails, buildPeople } from '@loan/domain/testing/buildSamples'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildPersona } from '../personas/persona.ts'
import { leads } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { startOfTests } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { submitApplication } from '../testing/leadRequests.ts'

/** The brand with a product in every country. */
const { brand } = products['vireo-pl']
const brandProducts = Object.values(products).filter((product) => product.brand === brand)
const personaCases = brandProducts.flatMap((product) =>
  ([0, 1, 2] as const).map((personaIndex) => ({ product, personaIndex, id: product.id })),
)

describe.each(engines)('every country on $name', ({ open }) => {
  const server = createServerFixture(open)

  const readStoredApplication = async (id: string): Promise<unknown> => {
    const rows = await server.storage.database
      .select({ application: leads.application })
      .from(leads)
      .where(eq(leads.id, id))
    return rows[0]?.application
  }

  it.each(personaCases)(
    'stores the answers of persona $personaIndex of $id unchanged',
    async ({ product, personaIndex }) => {
      const answers = buildPersona(product, new Date(startOfTests), personaIndex)
      const { id } = await submitApplication(server, { product, answers })
      expect(await readStoredApplication(id)).toEqual(answers)
    },
  )

  it.each(brandProducts)(
    'stores the names of $id unchanged',
    async ({ id: productId, country }) => {
      const [addresses, emails] = [buildAddresses(country.code), buildEmails(country.code)]
      const people = buildPeople(country.code).slice(0, Math.min(addresses.length, emails.length))
      expect(people.length).toBeGreaterThanOrEqual(200)
      for (const [index, { given, family }] of people.entries()) {
        const { street = '', town = '' } = addresses[index] ?? {}
        const application = {
          personalDetails: { firstName: given, lastName: family },
          contactDetails: { street, city: town, email: emails[index] ?? '' },
        }
        const { id } = await server.mustCall(createLead, { body: { product: productId, ...application } })
        expect(await readStoredApplication(id)).toMatchObject(application)
      }
    },
    60_000,
  )
})
