// A server that is killed and restarted during a journey: the journey continues, and acknowledged data is stored.
import { screenOf, trackLead, walkScreens } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { openAt } from './driver/visits.ts'
import { reviewKey, walk } from './driver/walk.ts'
import { emailOf, unique } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { anna } from './personas/poland.ts'
import { databaseKinds } from '../server/src/testing/freshDatabase.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

for (const kind of databaseKinds()) {
  test(`a journey survives kill -9 during its pages on ${kind}`, async ({ page, ownServer }) => {
    const server = await ownServer('tukan-es', kind)
    const persona = unique(lucia, 'accepted')
    const acknowledged = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
    await page.goto(server.url)
    await walk(page, persona, { until: 'personal-details' })
    await acknowledged
    await server.kill()
    const [lead] = await server.readLeads(emailOf(persona))
    expect(lead?.application).toMatchObject({ amount: 1200, contactDetails: { email: emailOf(persona) } })
    await server.kill()
    await walk(page, persona, { until: 'contact-details' })
    await server.start()
    await walk(page, persona)
    await screenOf(page, 'accepted').waitFor()
    await expectStored(server, persona)
  })

  test(`a journey survives kill -9 during the check and before a code on ${kind}`, async ({ page, ownServer }) => {
    const server = await ownServer('tukan-pl', kind)
    const persona = unique(anna, 'full')
    const leadId = trackLead(page)
    await openAt(page, server, persona, reviewKey)
    await page.locator('form[data-page="review"] [type="submit"]').tap()
    await screenOf(page, 'checking').waitFor()
    await server.kill()
    await server.start()
    await walkScreens(page, server, leadId, { until: 'mobile-verification' })
    await server.kill()
    await page.locator('[name="code"]').fill('000000')
    await page.locator('form [type="submit"]').tap()
    await expect(page.getByRole('alert')).toBeVisible()
    await server.start()
    await walkScreens(page, server, leadId, { until: 'thank-you' })
    await expectStored(server, persona)
  })
}
