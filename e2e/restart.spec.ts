// A server that is killed and restarted during a journey: the journey continues, and acknowledged data is stored.
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { openPageAt } from './driver/storedSession.ts'
import { reviewKey, completePages } from './driver/formPages.ts'
import { getEmail, withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { anna } from './personas/poland.ts'
import { listDatabaseKinds } from '../server/src/testing/freshDatabase.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

for (const kind of listDatabaseKinds()) {
  test(`a journey survives kill -9 during its pages on ${kind}`, async ({ page, ownServer }) => {
    const server = await ownServer('tukan-es', kind)
    const persona = withUniqueEmail(lucia, 'accepted')
    const acknowledged = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
    await page.goto(server.url)
    await completePages(page, persona, { until: 'personal-details' })
    await acknowledged
    await server.kill()
    const [lead] = await server.readLeads(getEmail(persona))
    expect(lead?.application).toMatchObject({ amount: 1200, contactDetails: { email: getEmail(persona) } })
    await server.kill()
    await completePages(page, persona, { until: 'contact-details' })
    await server.start()
    await completePages(page, persona)
    await getScreen(page, 'accepted').waitFor()
    await expectStoredAnswers(server, persona)
  })

  test(`a journey survives kill -9 during the check and before a code on ${kind}`, async ({ page, ownServer }) => {
    const server = await ownServer('tukan-pl', kind)
    const persona = withUniqueEmail(anna, 'full')
    const leadId = trackLead(page)
    await openPageAt(page, server, persona, reviewKey)
    await page.locator('form[data-page="review"] [type="submit"]').tap()
    await getScreen(page, 'checking').waitFor()
    await server.kill()
    await server.start()
    await completeScreens(page, server, leadId, { until: 'mobile-verification' })
    await server.kill()
    await page.locator('[name="code"]').fill('000000')
    await expect(page.getByRole('alert')).toBeVisible()
    await server.start()
    await completeScreens(page, server, leadId, { until: 'thank-you' })
    await expectStoredAnswers(server, persona)
  })
}
