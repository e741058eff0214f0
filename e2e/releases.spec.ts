// Deployments during a journey: two builds of one product alternate at each page and screen. Every answer stays, and
// the application is submitted once.
import type { Page } from '@playwright/test'
import { readForm } from './driver/controls.ts'
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { getText } from './driver/texts.ts'
import { reviewKey, type Position, completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { lucia } from './personas/spain.ts'
import { startReleases } from './setup/releases.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

/** Counts the documents that the page has loaded. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** Submits the page, and again after each reload. Asserts that a reload keeps the answers. */
const submitAcrossReleases = async ({ page, key, form }: Position, loads: () => number): Promise<void> => {
  const next = page.locator(`form[data-page]:not([data-page="${key}"]), [data-screen]`)
  const filled = await readForm(page)
  const isNext = async () => (await next.count()) > 0
  for (;;) {
    const before = loads()
    await form.locator('[type="submit"]').click()
    await expect.poll(async () => (await isNext()) || loads() > before, { timeout: 20_000 }).toBe(true)
    await form.or(next).first().waitFor()
    if (await isNext()) return
    expect(await readForm(page), `answers of ${key} after a reload`).toEqual(filled)
  }
}

for (const olderChunks of ['deleted', 'kept'] as const) {
  test(`a deployment at every page and screen loses no answer where older chunks are ${olderChunks}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const { server, swap, close } = await startReleases(page, 'tukan-pl', olderChunks)
    // Presses the button of the callout that the page shows in place of a second automatic reload.
    await page.addInitScript(() => {
      const press = () => document.querySelector<HTMLElement>('[data-new-release] button')?.click()
      new MutationObserver(press).observe(document, { childList: true, subtree: true })
    })
    const persona = withUniqueEmail(anna, 'full')
    const leadId = trackLead(page)
    const loads = countLoads(page)
    const sent: string[] = []
    page.on('response', (response) => {
      const isSubmit = response.request().postData()?.includes('"submit":true') === true
      if (isSubmit && response.ok()) sent.push(response.url())
    })
    await page.goto(server.url)
    await completePages(page, persona, {
      onPage: async () => swap(),
      submit: (position) => submitAcrossReleases(position, loads),
    })
    await completeScreens(page, server, leadId, { until: 'thank-you', onScreen: async () => swap() })
    await expectStoredAnswers(server, persona)
    expect(sent).toHaveLength(1)
    if (olderChunks === 'kept') expect(loads()).toBe(1)
    else expect(loads()).toBeGreaterThan(2)
    await close()
  })
}

test('without storage, a missing chunk causes no reload until the applicant agrees, and no answer is lost', async ({
  page,
  spainServer,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.route('**/assets/ReviewPage-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const persona = withUniqueEmail(lucia, 'accepted')
  const loads = countLoads(page)
  await page.goto(spainServer.url)
  const callout = page.locator('[data-new-release]')
  const continueAtNotice = async (): Promise<void> => {
    await expect(callout).toContainText(getText('es', 'common', 'newRelease'))
    expect(loads()).toBe(1)
    await page.unroute('**/assets/ReviewPage-*.js')
    await callout.getByRole('button').tap()
  }
  await completePages(page, persona, {
    submit: async ({ key, form }) => {
      await form.locator('[type="submit"]').click()
      const next = page.locator(`form[data-page]:not([data-page="${key}"])`)
      await next.or(callout).first().waitFor()
      if (await callout.isVisible()) await continueAtNotice()
    },
    until: reviewKey,
  })
  expect(loads()).toBe(2)
  await page.locator('form[data-page="review"] [type="submit"]').tap()
  await getScreen(page, 'accepted').waitFor()
  await expectStoredAnswers(spainServer, persona)
})
