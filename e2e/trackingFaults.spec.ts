// Third parties that are blocked, slow, throw or hang do not change the journey. The default suite breaks all vendors
// at once, which is the harder case; the full suite breaks each vendor separately.
import { type VendorName, vendorNames } from '@loan/domain/tracking/vendors'
import { answerPrivacyChoices, confirmAmount } from './driver/privacyChoices.ts'
import { trackLead, completeScreens } from './driver/screens.ts'
import { listPageKeys } from './driver/storedSession.ts'
import { completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, isWide, phone } from './setup/test.ts'
import { ordinaryBrowser, test } from './setup/trackedTest.ts'
import type { VendorMode } from './setup/vendors.ts'

test.use({ ...phone, userAgent: ordinaryBrowser })

const modes: readonly VendorMode[] = isWide ? ['blocked', 'slow', 'throws', 'hangs'] : ['throws', 'hangs']
const cases: readonly (readonly [string, readonly VendorName[]])[] = isWide
  ? vendorNames.map((name) => [name, [name]] as const)
  : [['every vendor', vendorNames]]

for (const [who, broken] of cases) {
  for (const mode of modes) {
    // Shows spec 1.16
    test(`the first pages up to the first save are the same with ${who} in the mode "${mode}"`, async ({
      page,
      trackedServer,
      vendorFakes,
      watched,
    }) => {
      for (const name of broken) vendorFakes.setMode(name, mode)
      const persona = withUniqueEmail(anna)
      const pageKeys: string[] = []
      await page.goto(trackedServer.url)
      await confirmAmount(page)
      await answerPrivacyChoices(page, 'accept')
      await expect.poll(() => vendorFakes.requests.length).toBeGreaterThan(vendorNames.length - 2)
      const created = page.waitForResponse('**/v3/lead')
      await completePages(page, persona, {
        until: 'personal-code',
        onPage: async ({ key }) => {
          pageKeys.push(key)
        },
      })
      await created
      expect(pageKeys).toEqual(listPageKeys(persona).slice(0, 4))
      // Only the error of the vendor's own script is expected.
      expect(watched.errors.filter((error) => !error.includes('fake of'))).toEqual([])
      watched.errors.splice(0)
    })
  }
}

if (isWide) {
  test('a whole journey is the same where every vendor hangs', async ({ page, trackedServer, vendorFakes }) => {
    test.setTimeout(120_000)
    for (const name of vendorNames) vendorFakes.setMode(name, 'hangs')
    const persona = withUniqueEmail(anna)
    const pageKeys: string[] = []
    await page.goto(trackedServer.url)
    await confirmAmount(page)
    await answerPrivacyChoices(page, 'accept')
    const leadId = trackLead(page)
    await completePages(page, persona, {
      onPage: async ({ key }) => {
        pageKeys.push(key)
      },
    })
    expect(pageKeys.filter((key) => key !== 'review')).toEqual(listPageKeys(persona))
    const screens = await completeScreens(page, trackedServer, leadId, { until: 'thank-you' })
    expect(screens).toContain('accepted')
  })
}
