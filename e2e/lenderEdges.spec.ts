// The edges of the lender states on the journey map of each product: a lead is opened during the check, reaches the
// state and leaves it with the controls of the screen. Only in the full suite. For other behaviour of the screens see
// states.spec.ts.
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { getRoute, toScreenName } from '@loan/domain/states'
import type { Page } from '@playwright/test'
import { buildPersona } from '../server/src/personas/persona.ts'
import { buildJourneyMap, type NodeId, screenId } from '../tools/gallery/journeyMap.ts'
import { waitForResult } from './driver/waitForResult.ts'
import { fetchStatus, storeLeadInBrowser, submitLead } from './driver/leads.ts'
import { createMapRecorder } from './driver/mapRecorder.ts'
import { type StateScreen, stateScreens } from './driver/stateScreens.ts'
import { getScreen } from './driver/screens.ts'
import type { ActionContext } from './driver/screenAction.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { isWide, phone, test } from './setup/test.ts'

test.use(phone)

const checking = screenId(toScreenName('CHECKING'))
const change = stateScreens.find(({ state }) => state === 'CHANGE_MOBILE_NUMBER')

const listTargets = (product: Product, from: NodeId): readonly NodeId[] =>
  buildJourneyMap(product)
    .edges.filter((edge) => edge.from === from)
    .map(({ to }) => to)

/** Throws for a state that no tag leads to. */
const requireStateScreenOfNode = (id: NodeId): StateScreen => {
  const stateScreen = stateScreens.find(({ name }) => screenId(name) === id)
  if (stateScreen === undefined) throw new Error(`No tag leads to ${id}`)
  return stateScreen
}

type NodeRecorder = (id: NodeId) => void

/** Leaves the screen with its first action, which continues the journey. */
const leaveScreen = async (
  actionContext: Omit<ActionContext, 'status'>,
  stateScreen: StateScreen,
  recordNode: NodeRecorder,
): Promise<void> => {
  const [action] = stateScreen.actions
  if (action === undefined) throw new Error(`No action leaves the screen ${stateScreen.name}`)
  const screenContext = {
    ...actionContext,
    screen: getScreen(actionContext.page, stateScreen.name),
    state: stateScreen.state,
  }
  const position = { ...screenContext, status: await fetchStatus(actionContext.server, actionContext.lead) }
  await action.fill?.(position)
  await action.press(position)
  const name = await waitForResult(position, action, stateScreen)
  if (name !== null) recordNode(screenId(name))
}

/** Changes the mobile number from the screen that verifies it. */
const changeNumber = async (
  actionContext: Omit<ActionContext, 'status'>,
  other: StateScreen,
  recordNode: NodeRecorder,
): Promise<void> => {
  await actionContext.screen.locator(`a[href$="${other.route}"]`).click()
  await getScreen(actionContext.page, other.name).locator('h1').waitFor()
  recordNode(screenId(other.name))
  await leaveScreen(actionContext, other, recordNode)
}

const openLenderStep = async (
  page: Page,
  url: string,
  stateScreen: StateScreen,
  recordNode: NodeRecorder,
): Promise<void> => {
  recordNode(checking)
  await page.goto(`${url}${getRoute('CHECKING').slice(1)}`)
  await getScreen(page, stateScreen.name).locator('h1').waitFor()
  recordNode(screenId(stateScreen.name))
}

for (const product of isWide ? Object.values(products) : []) {
  for (const stateScreen of listTargets(product, checking).map(requireStateScreenOfNode)) {
    test(`lenders of ${product.id} lead to ${stateScreen.name} and beyond it`, async ({ page, getServer }) => {
      const server = await getServer(product.id)
      const persona = toPersona('edges', product, buildPersona(product, new Date()))
      const lead = await submitLead(server, withUniqueEmail(persona, stateScreen.tag))
      const recordNode = createMapRecorder(product)
      await storeLeadInBrowser(page, server, lead)
      await openLenderStep(page, server.url, stateScreen, recordNode)
      const actionContext = { page, server, screen: getScreen(page, stateScreen.name), state: stateScreen.state, lead }
      const targets = listTargets(product, screenId(stateScreen.name))
      if (change !== undefined && targets.includes(screenId(change.name)))
        await changeNumber(actionContext, change, recordNode)
      if (targets.length > 0) await leaveScreen(actionContext, stateScreen, recordNode)
    })
  }
}
