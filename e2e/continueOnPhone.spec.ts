// The identity pictures on two devices: a computer shows a QR code, the phone that opens it uploads the pictures, and
// the page on the computer follows.
import { createPhoneLink } from '@loan/domain/contract/devices'
import * as v from 'valibot'
import { getText } from './driver/texts.ts'
import { fetchStatus, storeLeadInBrowser, submitLead, waitForState } from './driver/leads.ts'
import { toDateParts } from './driver/controls.ts'
import { getScreen } from './driver/screens.ts'
import { listActions } from './driver/stateActions.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a QR code continues on the phone, and the page on the computer goes on when the phone is done', async ({
  page,
  browser,
  polandServer,
}) => {
  const persona = withUniqueEmail(anna, 'id-upload')
  const lead = await submitLead(polandServer, persona)
  await waitForState(polandServer, lead, 'ID_UPLOAD')
  await storeLeadInBrowser(page, polandServer, lead)
  await page.goto(`${polandServer.url}id-upload`)
  const screen = getScreen(page, 'id-upload')
  const created = page.waitForResponse((response) => response.url().includes('/lead/phone-link/'))
  await screen.getByRole('button', { name: getText('pl', 'id-upload', 'phone>action') }).click()
  await expect(screen.getByRole('img', { name: getText('pl', 'id-upload', 'phone>alt') })).toBeInViewport()
  const { url } = v.parse(createPhoneLink.reply, await (await created).json())
  expect(url).not.toContain(lead.id)

  const device = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const other = await device.newPage()
  await other.goto(url)
  const question = getScreen(other, 'continue')
  for (const [datePart, value] of Object.entries(toDateParts(String(persona.answers['personalDetails.dateOfBirth']))))
    await question.locator(`[name="personalDetails.dateOfBirth.${datePart}"]`).fill(value)
  await question.locator('[type="submit"]').tap()
  const otherScreen = getScreen(other, 'id-upload')
  await otherScreen.waitFor()
  await expect(
    otherScreen.getByRole('button', { name: getText('pl', 'id-upload', 'phone>action') }),
    'the phone offers no further hand-over',
  ).toBeHidden()

  const [send] = listActions('ID_UPLOAD')
  if (send === undefined) throw new Error('ID_UPLOAD has no action')
  const status = await fetchStatus(polandServer, lead)
  const actionContext = {
    page: other,
    server: polandServer,
    screen: otherScreen,
    state: 'ID_UPLOAD',
    lead,
    status,
  } as const
  await send.fill?.(actionContext)
  const front = screen.locator('section').filter({ has: page.locator('#picture-front') })
  await expect(front.getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
  await send.press(actionContext)
  await getScreen(other, 'accepted').waitFor()
  await getScreen(page, 'accepted').waitFor()

  const second = await device.newPage()
  await second.goto(url)
  await expect(getScreen(second, 'continue').locator('h1')).toHaveText(getText('pl', 'continue', 'locked>title'))
  await device.close()
})
