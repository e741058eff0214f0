// Life inside another page, across sites: the whole journey, the frame's height, what comes into the host's sight.
import type { Page } from '@playwright/test'
import { screenOf, trackLead, walkScreens } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { walk } from './driver/walk.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { test } from './setup/embedding.ts'
import { expect, phone } from './setup/test.ts'

test.use(phone)

const formIn = (page: Page) => page.frameLocator('iframe')

for (const [kind, path] of [
  ['shares its site', '/'],
  ['is sandboxed', '/sandboxed'],
] as const) {
  test(`a frame that ${kind}: the whole journey, accepted`, async ({ page, embedding }) => {
    const { server, host } = embedding
    const persona = unique(anna)
    const leadId = trackLead(page)
    await page.goto(`${host}${path}?refName=partner&token=secret`)
    const form = formIn(page)
    await walk(form, persona)
    await walkScreens(form, server, leadId, { until: 'thank-you' })
    await expect(screenOf(form, 'thank-you').locator('h1')).toBeInViewport()
    const lead = await expectStored(server, persona)
    expect(lead).toMatchObject({ state: 'THANK_YOU', status: 'accepted' })
  })
}
