// Waits for the state and the screen that an action leads to.
import { toScreenName } from '@loan/domain/states'
import { expect } from '@playwright/test'
import { findPageOrScreen } from './formPages.ts'
import { fetchStatus, waitForState } from './leads.ts'
import type { StateScreen } from './stateScreens.ts'
import { getScreen } from './screens.ts'
import type { ActionContext, ScreenAction } from './screenAction.ts'

/** Waits for the target of the action. Resolves with the name of the screen, or null where a new application starts. */
export const waitForResult = async (
  actionContext: ActionContext,
  { to, shows, onward }: ScreenAction,
  stateScreen: StateScreen,
): Promise<string | null> => {
  const { page, server, lead, status } = actionContext
  await onward?.(actionContext)
  if (to === 'new-application') {
    await findPageOrScreen(page).waitFor()
    return null
  }
  if (to === 'next-lender') {
    await expect
      .poll(async () => (await fetchStatus(server, lead)).lender?.key, { intervals: [100] })
      .not.toBe(status.lender?.key)
  }
  const state = to === 'same' || to === 'next-lender' ? stateScreen.state : to
  const after = await waitForState(server, lead, state)
  shows?.(actionContext, after)
  const name = state === stateScreen.state ? stateScreen.name : toScreenName(state)
  await getScreen(page, name).locator('h1').waitFor()
  return name
}
