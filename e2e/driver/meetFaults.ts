// A call that fails as an applicant meets it: told in words and in sight, the screen and what stands in it as before.
import { expect, type Locator, type Page } from '@playwright/test'
import { readControls } from './controls.ts'
import { type Broken, breakCall, type Call, type FaultName, getMessage } from './faults.ts'
import { getText } from './texts.ts'

/** Answers that are refused have a summary of their own. */
const alertsOf = (page: Page): Locator => page.getByRole('alert').and(page.locator(':not([data-told], #error-summary)'))

/** What stands there before a press does not count: it is told anew each time, also in the same words. */
const markReported = (page: Page): Promise<void> =>
  alertsOf(page).evaluateAll((all) => {
    for (const element of all) element.setAttribute('data-told', '')
  })

export type Pressing = {
  readonly page: Page
  readonly call: Call
  /** May come with the first press. */
  readonly screen: Locator
  readonly press: () => Promise<void>
}

/** The call goes on to fail so until it is mended. */
export const meetFault = async ({ page, call, screen, press }: Pressing, fault: FaultName): Promise<Broken> => {
  const position = (await screen.count()) === 0 ? null : await readControls(screen)
  const broken = await breakCall(page, call, fault)
  await markReported(page)
  await press()
  await expect(alertsOf(page)).toContainText(getText('pl', ...getMessage(fault), { count: 2 }))
  await expect(alertsOf(page)).toBeInViewport()
  expect(broken.times(), 'calls that failed').toBeGreaterThan(0)
  await expect(screen).toBeVisible()
  if (position !== null) expect(await readControls(screen), 'what was typed and chosen').toEqual(position)
  return broken
}
