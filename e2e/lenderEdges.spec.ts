// The edges of the lender states on the journey map of each product: a lead is opened during the check, reaches the state
// and leaves it with the controls of the screen. Only in the full suite. For other behaviour of the screens see
// states.spec.ts.
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { routeOf, screenNameOf } from '@loan/domain/states'
import type { Page } from '@playwright/test'
import { buildPersona } from '../server/src/personas/persona.ts'
import { buildJourneyMap, type NodeId, screenId } from '../tools/gallery/journeyMap.ts'
import { arrive } from './driver/arrive.ts'
import { fetchStatus, hold, send } from './driver/leads.ts'
import { followMap } from './driver/mapped.ts'
import { type Place, places } from './driver/places.ts'
import { screenOf } from './driver/screens.ts'
import type { Leaving } from './driver/way.ts'
import { personaFrom, unique } from './personas/persona.ts'
import { isWide, phone, test } from './setup/test.ts'

test.use(phone)

const checking = screenId(screenNameOf('CHECKING'))
const change = places.find(({ state }) => state === 'CHANGE_MOBILE_NUMBER')

const targetsOf = (product: Product, from: NodeId): readonly NodeId[] =>
  buildJourneyMap(product)
    .edges.filter((edge) => edge.from === from)
    .map(({ to }) => to)

/** Throws for a state that no tag leads to. */
const placeOf = (id: NodeId): Place => {
  const place = places.find(({ name }) => screenId(name) === id)
  if (place === undefined) throw new Error(`No tag leads to ${id}`)
  return place
}

type Come = (id: NodeId) => void

/** Leaves the screen with its first action, which continues the journey. */
const goOn = async (leaving: Omit<Leaving, 'status'>, place: Place, come: Come): Promise<void> => {
  const [way] = place.ways
  if (way === undefined) throw new Error(`No action leaves the screen ${place.name}`)
  const here = { ...leaving, screen: screenOf(leaving.page, place.name), state: place.state }
  const position = { ...here, status: await fetchStatus(leaving.server, leaving.lead) }
  await way.fill?.(position)
  await way.press(position)
  const name = await arrive(position, way, place)
  if (name !== null) come(screenId(name))
}

/** Changes the mobile number from the screen that verifies it. */
const changeNumber = async (leaving: Omit<Leaving, 'status'>, other: Place, come: Come): Promise<void> => {
  await leaving.screen.locator(`a[href$="${other.route}"]`).click()
  await screenOf(leaving.page, other.name).locator('h1').waitFor()
  come(screenId(other.name))
  await goOn(leaving, other, come)
}

const open = async (page: Page, url: string, place: Place, come: Come): Promise<void> => {
  come(checking)
  await page.goto(`${url}${routeOf('CHECKING').slice(1)}`)
  await screenOf(page, place.name).locator('h1').waitFor()
  come(screenId(place.name))
}

for (const product of isWide ? Object.values(products) : []) {
  for (const place of targetsOf(product, checking).map(placeOf)) {
    test(`lenders of ${product.id} lead to ${place.name} and beyond it`, async ({ page, serverOf }) => {
      const server = await serverOf(product.id)
      const persona = personaFrom('edges', product, buildPersona(product, new Date()))
      const lead = await send(server, unique(persona, place.tag))
      const come = followMap(product)
      await hold(page, server, lead)
      await open(page, server.url, place, come)
      const leaving = { page, server, screen: screenOf(page, place.name), state: place.state, lead }
      const targets = targetsOf(product, screenId(place.name))
      if (change !== undefined && targets.includes(screenId(change.name))) await changeNumber(leaving, change, come)
      if (targets.length > 0) await goOn(leaving, place, come)
    })
  }
}
