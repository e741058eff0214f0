// Makes a call fail and asserts that the page shows a message in view and keeps the screen with its values.
import { expect, type Locator, type Page } from '@playwright/test'
import { readControls } from './controls.ts'
import { type Broken, breakCall, type Call, type FaultName, getMessage } from './faults.ts'
import { getText } from './texts.ts'

/** Finds new alerts, without the error summary of invalid answers. */
const alertsOf = (page: Page): Locator => page.getByRole('alert').and(page.locator(':not([data-told], #error-summary)'))

/** Marks the present alerts, because each failed press must render an alert again. */
const markReported = (page: Page): Promise<void> =>
  alertsOf(page).evaluateAll((all) => {
    for (const element of all) element.setAttribute('data-told', '')
  })

export type Pressing = {
  readonly page: Page
  readonly call: Call
  /** The first press may render it. */
  readonly screen: Locator
  readonly press: () => Promise<void>
}

/** Resolves with the active fault, which lasts until `mend` is called. */
export const meetFault = async ({ page, call, screen, press }: Pressing, fault: FaultName): Promise<Broken> => {
  const position = (await screen.count()) === 0 ? null : await readControls(screen)
  const broken = await breakCall(page, call, fault)
  await markReported(page)
  await press()
  await expect(alertsOf(page)).toContainText(getText('pl', ...getMessage(fault), { count: 2 }))
  await expect(alertsOf(page)).toBeInViewport()
  expect(broken.times(), 'calls that failed').toBeGreaterThan(0)
  await expect(screen).toBeVisible()
  if (position !== null) expect(await readControls(screen), 'values of the controls').toEqual(position)
  return broken
}
