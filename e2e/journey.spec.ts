// Whole journeys on a phone: every persona from the first page to an outcome, and what stands in the database after.
import { walkScreens, trackLead } from './driver/screens.ts'
import { walk } from './driver/walk.ts'
import { emailOf, unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

test('a Polish applicant gets from the first page to accepted', async ({ page, tukan }) => {
  const persona = unique(anna)
  const leadId = trackLead(page)
  await page.goto(tukan.url)
  await walk(page, persona)
  const met = await walkScreens(page, tukan, leadId, { until: 'thank-you' })
  console.log(met)
  const leads = await tukan.readLeads(emailOf(persona))
  expect(leads).toHaveLength(1)
})
