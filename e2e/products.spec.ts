// Every product's journey on a phone, in each of its languages and by each of its country's invented applicants: to an
// outcome, and what stands in the database after.
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { buildPersona, type PersonaPlace } from '../server/src/personas/persona.ts'
import { fromRoot } from '../tools/process/root.ts'
import { expectNoSidewaysScroll, expectOnlyWords } from './driver/checks.ts'
import { trackLead, walkScreens } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { walk } from './driver/walk.ts'
import { type Persona, personaFrom, unique } from './personas/persona.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const isWide = process.env['WIDE'] === '1'
/** Of the first applicant in each language, to be looked at. */
const isPictured = process.env['PICTURES'] === '1'

const personaOf = (product: Product, place: PersonaPlace): Persona =>
  personaFrom(`applicant${place}`, product, buildPersona(product, new Date(), place))

/** The first applicant in the first language; in the wide sweep all of them, and the other language. */
const places: readonly PersonaPlace[] = isWide ? [0, 1, 2] : [0]

for (const product of Object.values(products)) {
  for (const place of places) {
    test(`applicant ${place} of ${product.id} is accepted`, async ({ page, serverOf }) => {
      const server = await serverOf(product.id)
      const persona = unique(personaOf(product, place), 'accepted')
      const leadId = trackLead(page)
      await page.goto(server.url)
      await walk(page, persona, {
        onPage: async () => {
          await expectOnlyWords(page)
          await expectNoSidewaysScroll(page)
        },
      })
      await walkScreens(page, server, leadId, { until: 'accepted', onScreen: () => expectOnlyWords(page) })
      expect(await expectStored(server, persona)).toMatchObject({ state: 'ACCEPTED' })
    })
  }
}
