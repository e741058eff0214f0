// Waits for the state and the screen that an action leads to.
import { screenNameOf } from '@loan/domain/states'
import { expect } from '@playwright/test'
import { fetchStatus, waitForState } from './leads.ts'
import type { Place } from './places.ts'
import { screenOf } from './screens.ts'
import type { Leaving, Way } from './way.ts'

/** Waits for the target of the action. Resolves with the name of the screen, or null where a new application starts. */
export const arrive = async (leaving: Leaving, { to, shows, onward }: Way, place: Place): Promise<string | null> => {
  const { page, server, lead, status } = leaving
  await onward?.(leaving)
  if (to === 'new-visit') {
    await page.locator('form[data-page]').waitFor()
    return null
  }
  if (to === 'next-lender') {
    await expect
      .poll(async () => (await fetchStatus(server, lead)).lender?.key, { intervals: [100] })
      .not.toBe(status.lender?.key)
  }
  const state = to === 'same' || to === 'next-lender' ? place.state : to
  const after = await waitForState(server, lead, state)
  shows?.(leaving, after)
  const name = state === place.state ? place.name : screenNameOf(state)
  await screenOf(page, name).locator('h1').waitFor()
  return name
}
