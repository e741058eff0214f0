// An applicant who skips a lender: a dialog asks for a confirmation first, by keyboard and by touch.
import { states } from '@loan/domain/states'
import { fetchStatus, storeLeadInBrowser, submitLead, waitForState } from './driver/leads.ts'
import { completeScreens, getScreen } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

test('after a skipped lender the next lender continues', async ({ page, polandServer }) => {
  const lead = await submitLead(polandServer, withUniqueEmail(anna))
  await waitForState(polandServer, lead, 'MOBILE_VERIFICATION')
  await storeLeadInBrowser(page, polandServer, lead)
  await page.goto(polandServer.url)
  const skip = page.locator('#skip-lender')
  const dialog = page.getByRole('dialog', { name: getText('pl', 'mobile-verification', 'skip>title') })
  // By keyboard: Escape and the button that goes back close the confirmation and return the focus.
  for (const key of ['Escape', 'Enter']) {
    await skip.press('Enter')
    await expect(dialog).toBeFocused()
    await expect(dialog).toContainText(getText('pl', 'mobile-verification', 'skip>help'))
    if (key === 'Enter') await dialog.getByRole('button').last().focus()
    await page.keyboard.press(key)
    await expect(dialog).toBeHidden()
    await expect(skip).toBeFocused()
  }
  expect((await fetchStatus(polandServer, lead)).progressState).toBe(states.MOBILE_VERIFICATION.code)
  await skip.tap()
  await dialog.getByRole('button', { name: getText('pl', 'mobile-verification', 'skip>action') }).tap()
  await getScreen(page, 'checking').waitFor()
  await expect(page.getByRole('log')).toContainText('Jarzębina Finanse')
  const screens = await completeScreens(page, polandServer, () => lead.id, { until: 'accepted' })
  expect(screens).toContain('mobile-verification')
  await expect(getScreen(page, 'accepted')).toContainText('Jarzębina Finanse')
})
