// The edges of each product's journey map that the applicants of products.spec.ts do not take. Only in the full suite:
// products of one country with the same pages have the same branches, and unit tests of the map cover them.
import { products } from '@loan/domain/products/registry'
import { branchApplicants } from './driver/branchApplicants.ts'
import { pageId, screenId } from '../tools/gallery/journeyMap.ts'
import { createMapRecorder } from './driver/mapRecorder.ts'
import { trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { completePages } from './driver/formPages.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

const msForEach = 120_000

for (const product of isWide ? Object.values(products) : []) {
  test(`the other branches of ${product.id} lead to accepted`, async ({ browser, getServer }) => {
    const applicants = branchApplicants(product, new Date())
    test.setTimeout((applicants.length + 1) * msForEach)
    const server = await getServer(product.id)
    for (const [index, application] of applicants.entries()) {
      await test.step(`branch ${index}`, async () => {
        const persona = withUniqueEmail(toPersona(`branch${index}`, product, application), 'accepted')
        const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' })
        const recordNode = createMapRecorder(product)
        const leadId = trackLead(page)
        await page.goto(server.url)
        await completePages(page, persona, { onPage: async ({ key }) => recordNode(pageId(key)) })
        await completeScreens(page, server, leadId, {
          until: 'accepted',
          onScreen: async (_screen, name) => recordNode(screenId(name)),
        })
        expect(await expectStoredAnswers(server, persona)).toMatchObject({ state: 'ACCEPTED' })
        await page.close()
      })
    }
  })
}
