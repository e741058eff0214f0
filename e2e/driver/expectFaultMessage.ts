// Makes a call fail and asserts that the page shows a message in view and keeps the screen with its values.
import { expect, type Locator, type Page } from '@playwright/test'
import { leaveField, readControls } from './controls.ts'
import { type ActiveFault, breakCall, type Call, type FaultName, getMessage } from './faults.ts'
import { getText } from './texts.ts'

/** Finds new alerts, without the error summary of invalid answers. */
const findNewAlerts = (page: Page): Locator =>
  page.getByRole('alert').and(page.locator(':not([data-told], #error-summary)'))

/** Marks the present alerts, because each failed press must render an alert again. */
const markAlerts = (page: Page): Promise<void> =>
  findNewAlerts(page).evaluateAll((all) => {
    for (const element of all) element.setAttribute('data-told', '')
  })

export type FaultTrigger = {
  readonly page: Page
  readonly call: Call
  /** The first press may render it. */
  readonly screen: Locator
  readonly press: () => Promise<void>
}

/** Resolves with the active fault, which lasts until `endFault` is called. */
export const expectFaultMessage = async (
  { page, call, screen, press }: FaultTrigger,
  fault: FaultName,
): Promise<ActiveFault> => {
  await leaveField(page)
  const valuesBefore = (await screen.count()) === 0 ? null : await readControls(screen)
  const broken = await breakCall(page, call, fault)
  await markAlerts(page)
  await press()
  await expect(findNewAlerts(page)).toContainText(getText('pl', ...getMessage(fault), { count: 2 }))
  await expect(findNewAlerts(page)).toBeInViewport()
  expect(broken.times(), 'calls that failed').toBeGreaterThan(0)
  await expect(screen).toBeVisible()
  if (valuesBefore !== null) expect(await readControls(screen), 'values of the controls').toEqual(valuesBefore)
  return broken
}
