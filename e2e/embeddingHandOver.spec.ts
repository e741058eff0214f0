// A bank link from the form in a frame: the provider opens in a new tab, which has no lead, and the form continues.
import { getEmbeddedForm, completePagesInFrame, completeScreensInFrame, pressInFrame } from './driver/embeddedForm.ts'
import { getScreen, trackLead } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { test } from './setup/embedding.ts'
import { expect } from './setup/test.ts'

test('a bank link opens in a new tab, and the embedded form continues after it', async ({ page, getEmbedding }) => {
  const { server, host } = await getEmbedding('tukan-es')
  const leadId = trackLead(page)
  await page.clock.install()
  await page.goto(`${host}/`)
  await completePagesInFrame(page, withUniqueEmail(lucia, 'instantor'))
  await completeScreensInFrame(page, server, leadId, { until: 'instantor' })
  const screen = getScreen(getEmbeddedForm(page), 'instantor')
  const popup = page.waitForEvent('popup')
  await pressInFrame(page, screen.getByRole('button').first())
  const provider = await popup
  await provider.getByRole('button').first().click()
  await expect(getScreen(provider, 'provider-return')).toContainText(getText('es', 'hand-over', 'back>inNewTab'))
  // The text is rendered before the page changes the URL.
  await expect(provider).toHaveURL((url) => url.search === '')
  await expect(screen).toBeHidden({ timeout: 15_000 })
  expect(page.url()).toBe(`${host}/`)
  // The new tab leads on too, because the host's page may be closed by now.
  await getScreen(provider, 'provider-return')
    .getByRole('link', { name: getText('es', 'common', 'footer>continue') })
    .click()
  await expect(provider.getByRole('heading', { level: 1 })).not.toContainText(getText('es', 'hand-over', 'back>title'))
  await expect(provider.locator('form')).toBeVisible()
})
