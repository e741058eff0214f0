// Third parties that are blocked, slow, throw or hang: the applicant's steps are the same, and as quick. All at once in
// the quick form, which is the harder case; each vendor by itself in the wide one.
import { type VendorName, vendorNames } from '@loan/domain/tracking/vendors'
import { answerPrivacy, closeAmount } from './driver/privacy.ts'
import { trackLead, walkScreens } from './driver/screens.ts'
import { pageKeysOf } from './driver/visits.ts'
import { walk } from './driver/walk.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, isWide, phone } from './setup/test.ts'
import { ordinaryBrowser, test } from './setup/tracked.ts'
import type { VendorMode } from './setup/vendors.ts'

test.use({ ...phone, userAgent: ordinaryBrowser })

const modes: readonly VendorMode[] = isWide ? ['blocked', 'slow', 'throws', 'hangs'] : ['throws', 'hangs']
const cases: readonly (readonly [string, readonly VendorName[]])[] = isWide
  ? vendorNames.map((name) => [name, [name]] as const)
  : [['every vendor', vendorNames]]

for (const [who, broken] of cases) {
  for (const mode of modes) {
    // Shows spec 1.16
    test(`${who}, ${mode}: the first pages are the same, up to the lead`, async ({
      page,
      tracked,
      vendorFakes,
      watched,
    }) => {
      for (const name of broken) vendorFakes.setMode(name, mode)
      const persona = unique(anna)
      const met: string[] = []
      await page.goto(tracked.url)
      await closeAmount(page)
      await answerPrivacy(page, 'accept')
      await expect.poll(() => vendorFakes.requests.length).toBeGreaterThan(vendorNames.length - 2)
      const created = page.waitForResponse('**/v3/lead')
      await walk(page, persona, {
        until: 'personal-code',
        onPage: async ({ key }) => {
          met.push(key)
        },
      })
      await created
      expect(met).toEqual(pageKeysOf(persona).slice(0, 4))
      // A vendor's own fault is told nowhere in the page, and is nobody else's.
      expect(watched.errors.filter((error) => !error.includes('fake of'))).toEqual([])
      watched.errors.splice(0)
    })
  }
}

if (isWide) {
  test('every vendor hangs: the whole way to the loan is the same', async ({ page, tracked, vendorFakes }) => {
    test.setTimeout(120_000)
    for (const name of vendorNames) vendorFakes.setMode(name, 'hangs')
    const persona = unique(anna)
    const met: string[] = []
    await page.goto(tracked.url)
    await closeAmount(page)
    await answerPrivacy(page, 'accept')
    const leadId = trackLead(page)
    await walk(page, persona, {
      onPage: async ({ key }) => {
        met.push(key)
      },
    })
    expect(met.filter((key) => key !== 'review')).toEqual(pageKeysOf(persona))
    const screens = await walkScreens(page, tracked, leadId, { until: 'thank-you' })
    expect(screens).toContain('accepted')
  })
}
