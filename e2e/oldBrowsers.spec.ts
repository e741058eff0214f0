// A whole journey without what the oldest supported browsers lack (docs/decisions/52-browsers.md).
import { getScreen, trackLead, completeScreens } from './driver/screens.ts'
import { completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

/** Removes the functions from the page. Runs in the browser. */
const removeNewer = (): void => {
  const remove = (owner: object, names: readonly string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
  remove(Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with'])
  remove(Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'])
  remove(Object, ['groupBy'])
  remove(Promise, ['withResolvers', 'try'])
  remove(URL, ['canParse', 'parse'])
  remove(AbortSignal, ['any', 'timeout'])
  remove(HTMLFormElement.prototype, ['requestSubmit'])
  remove(CSSStyleSheet.prototype, ['replace', 'replaceSync'])
  remove(Document.prototype, ['adoptedStyleSheets', 'startViewTransition'])
  remove(globalThis, ['scheduler', 'requestIdleCallback', 'navigation'])
}

test('without what the oldest supported browsers lack, a journey is accepted and its screens have their styles', async ({
  page,
  polandServer,
}) => {
  await page.addInitScript(removeNewer)
  await page.goto(polandServer.url)
  const leadId = trackLead(page)
  await completePages(page, withUniqueEmail(anna))
  await completeScreens(page, polandServer, leadId, { until: 'proficredit-offer' })
  const figures = getScreen(page, 'proficredit-offer').locator('dl').first()
  await expect(figures).toHaveCSS('display', 'flex')
  await completeScreens(page, polandServer, leadId, { until: 'thank-you' })
  await expect(getScreen(page, 'thank-you')).toBeVisible()
})
