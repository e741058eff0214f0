// The form in a frame of another site: the whole journey, the height of the frame, and scrolling of the host's page.
import {
  expectFullHeight,
  growForm,
  lastScrollRequestMs,
  passTime,
  pressInFrame,
  getEmbeddedForm,
  requireFrame,
  recordMessages,
  waitUntilStill,
  completePagesInFrame,
  completeJourneyInFrame,
} from './driver/embeddedForm.ts'
import { delayRequests } from './driver/delayRequests.ts'
import { trackLead } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { lucia } from './personas/spain.ts'
import { test } from './setup/embedding.ts'
import { startOwnChromium } from './setup/ownChromium.ts'
import { expect, isWide, phone } from './setup/test.ts'

test.describe('a whole journey is accepted', () => {
  test.use(phone)

  for (const [kind, path] of [
    ['a sandboxed frame', '/sandboxed'],
    ...(isWide ? [['a frame whose storage the browser blocks', '/'] as const] : []),
  ] as const) {
    test(`in ${kind}`, async ({ page, getEmbedding }) => {
      await page.clock.install()
      const embedding = await getEmbedding('tukan-es')
      const leadId = trackLead(page)
      await page.goto(`${embedding.host}${path}?refName=partner&token=secret`)
      await completeJourneyInFrame(page, embedding.server, withUniqueEmail(lucia, 'full'), leadId)
      const isBlocked = await requireFrame(page).evaluate(() => {
        try {
          return localStorage.length < 0
        } catch {
          return true
        }
      })
      expect(isBlocked).toBe(true)
    })
  }

  test('in a frame with partitioned storage, across a reload', async ({ getEmbedding }) => {
    const embedding = await getEmbedding('tukan-es')
    const { server, host } = embedding
    const { page, close } = await startOwnChromium()
    try {
      const leadId = trackLead(page)
      await page.clock.install()
      await page.goto(`${host}/`)
      // The steps of lenders are the same as in the sandboxed frame.
      const persona = withUniqueEmail(lucia, 'accepted')
      await completePagesInFrame(page, persona, 'personal-details')
      await page.reload()
      await getEmbeddedForm(page).locator('form[data-page="personal-details"]').waitFor()
      const own = await page.context().newPage()
      await own.goto(`${server.url}terms`)
      expect(await own.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
      await own.close()
      await completeJourneyInFrame(page, server, persona, leadId)
    } finally {
      await close()
    }
  })
})

// Shows spec 4.53
test.describe('messages to the host’s page', () => {
  // Shows spec 4.56
  test('report the height within 150 ms, and only a change of more than 10 pixels', async ({ page, getEmbedding }) => {
    const { server, host } = await getEmbedding('tukan-es')
    const messages = await recordMessages(page)
    await page.clock.install()
    await page.goto(`${host}/`)
    await getEmbeddedForm(page).locator('form[data-page]').waitFor()
    // The last part of the page that loads automatically.
    const clearData = getText('es', 'clear-data', 'action')
    await getEmbeddedForm(page).getByText(clearData).waitFor()
    await waitUntilStill(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

    const reportedInTime: boolean[] = []
    for (const height of [300, 900, 20, 500, 60]) {
      const before = (await messages()).length
      await growForm(page, height)
      await passTime(page, 99)
      expect(await messages(), 'no message before the debounce of 100 ms').toHaveLength(before)
      await passTime(page, 51)
      reportedInTime.push((await messages()).length === before + 1)
      await passTime(page, 400)
      expect(await messages(), 'one message for one change').toHaveLength(before + 1)
      await waitUntilStill(page)
    }
    // The frame may learn of its previous resize late, which starts the debounce again.
    expect(reportedInTime, 'a message within 150 ms').toContain(true)

    const before = (await messages()).length
    await growForm(page, 69)
    await passTime(page, 400)
    expect(await messages(), 'no message for 9 pixels').toHaveLength(before)
    await growForm(page, 72)
    await passTime(page, 400)
    expect(await messages(), 'one message for 12 pixels').toHaveLength(before + 1)

    const all = await messages()
    expect(all.map(({ origin, data }) => [origin, data.type, Object.keys(data)])).toEqual(
      all.map(() => [server.origin, 'FORM_HEIGHT', ['type', 'height']]),
    )
  })

  test('are not sent to a host that is not allowed to embed the form', async ({ page, getEmbedding, watched }) => {
    const { server, foreign } = await getEmbedding('tukan-es')
    const messages = await recordMessages(page)
    await page.clock.install()
    await page.route(`${server.url}**`, async (route) => {
      // Only the document has the policy.
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const { 'content-security-policy': _policy, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto(`${foreign}/`)
    await getEmbeddedForm(page).locator('form[data-page]').waitFor()
    await pressInFrame(page, getEmbeddedForm(page).locator('form[data-page] [type="submit"]'))
    await getEmbeddedForm(page).locator('#error-summary').waitFor()
    await passTime(page, lastScrollRequestMs)
    expect(await messages()).toEqual([])
    expect(watched.logged.filter((text) => text.includes('postMessage'))).toEqual([])
  })
})

test.describe('the view of the applicant', () => {
  test.use(phone)

  test('keeps presses and text from before the scripts have loaded', async ({ page, getEmbedding }) => {
    const { server, host } = await getEmbedding('tukan-pl')
    const release = await delayRequests(page, `${server.url}assets/**`)
    await page.goto(`${host}/`, { waitUntil: 'commit' })
    const form = getEmbeddedForm(page)
    await pressInFrame(page, form.locator('dialog [type="submit"]'))
    await form.locator('[name="contactDetails.email"]').fill('anna@example.com')
    release()
    await expect(form.locator('header')).toHaveCount(0)
    await expectFullHeight(page)
    await expect(form.locator('dialog[open]')).toHaveCount(0)
    await expect(form.locator('[name="contactDetails.email"]')).toHaveValue('anna@example.com')
  })

  test('does not scroll the host’s page until the form is used', async ({ page, getEmbedding }) => {
    const { host } = await getEmbedding('tukan-pl')
    const messages = await recordMessages(page)
    await page.clock.install()
    await page.goto(`${host}/below`)
    await getEmbeddedForm(page).locator('dialog[open]').waitFor()
    await expectFullHeight(page)
    await passTime(page, lastScrollRequestMs)
    expect((await messages()).filter(({ data }) => data.type === 'FORM_SCROLL')).toEqual([])
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
    // The delay simulates a finger. The page must not move during the press.
    await pressInFrame(page, getEmbeddedForm(page).locator('dialog [type="submit"]'), 200)
    await expect(getEmbeddedForm(page).locator('dialog[open]')).toHaveCount(0)
    await expect(getEmbeddedForm(page).locator('h1')).toBeInViewport()
  })

  for (const path of ['/below', '/sandboxed'] as const) {
    test(`scrolls to errors, dialogs and the next page at ${path}`, async ({ page, getEmbedding }) => {
      const { host } = await getEmbedding('tukan-pl')
      const form = getEmbeddedForm(page)
      await page.clock.install()
      await page.goto(`${host}${path}`)
      await pressInFrame(page, form.locator('dialog [type="submit"]'))
      await waitUntilStill(page)
      await pressInFrame(page, form.locator('form[data-page] [type="submit"]'))
      await expect(form.locator('#error-summary')).toBeInViewport({ ratio: 1 })
      await waitUntilStill(page)
      await pressInFrame(page, form.locator('#error-summary a').last())
      await expect(form.locator('[name="generalPolicies"]')).toBeInViewport()
      await waitUntilStill(page)

      await pressInFrame(page, form.getByRole('button', { name: getText('pl', 'common', 'change'), exact: true }))
      const dialog = form.locator('dialog:modal')
      await expect(dialog.locator('h2').first()).toBeInViewport({ ratio: 1 })
      await waitUntilStill(page)
      await pressInFrame(page, dialog.locator('[type="submit"]'))
      await waitUntilStill(page)

      await form.locator('[name="contactDetails.email"]').fill('anna@example.com')
      await form.locator('[name="contactDetails.phoneNumber"]').fill('512 345 678')
      await pressInFrame(page, form.locator('[name="generalPolicies"]'))
      await expect(form.locator('[name="generalPolicies"]')).toBeChecked()
      await pressInFrame(page, form.locator('form[data-page] [type="submit"]'))
      await form.locator('form[data-page="loan-purpose"]').waitFor()
      await expect(form.locator('h1')).toBeInViewport({ ratio: 1 })
      await expectFullHeight(page)
    })
  }
})
