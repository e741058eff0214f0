// The whole journey of every product in WebKit and in Firefox with native key and click events, to accepted, with the
// stored answers. Only in the full suite, because both are large downloads.
import { buildChain } from '@loan/domain/pages/chain'
import { filterShownPages } from '@loan/domain/pages/progress'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { buildPersona } from '../server/src/personas/persona.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { type Entries, buildEntries } from './personas/entries.ts'
import { buildApplication, toPersona, withUniqueEmail } from './personas/persona.ts'
import type { DrivenBrowser } from './setup/drivenBrowser.ts'
import { startFirefox } from './setup/firefox.ts'
import { expect, test } from './setup/test.ts'
import { startWebKit } from './setup/webKit.ts'

const shownSchema = v.object({
  view: v.nullable(v.string()),
  hasDialog: v.boolean(),
  /** True once the heading or the dialog has the focus and no animation runs. */
  isOpened: v.boolean(),
  error: v.nullable(v.string()),
})
type ShownView = v.InferOutput<typeof shownSchema>

/** Reads the page or screen that is shown, its dialog and its errors. */
const readShownView = async (browser: DrivenBrowser): Promise<ShownView> =>
  v.parse(
    shownSchema,
    await browser.read(`
      const data = document.querySelector('[data-screen], form[data-page]')?.dataset
      return {
        view: data?.screen ?? data?.page ?? null,
        hasDialog: document.querySelector('dialog[open]') !== null,
        isOpened: document.activeElement.matches('h1, dialog, dialog *') && document.getAnimations().length === 0,
        error: document.querySelector('#error-summary')?.innerText ?? null,
      }`),
  )

const controlsSchema = v.array(
  v.object({ id: v.string(), name: v.string(), type: v.string(), value: v.string(), checked: v.boolean() }),
)

const readControls = async (browser: DrivenBrowser, form: string) =>
  v.parse(
    controlsSchema,
    await browser.read(`
      return [...document.querySelector('${form}').elements].filter(({ name }) => name !== '')
        .map(({ id, name, type, value, checked }) => ({ id, name, type, value, checked: checked === true }))`),
  )

const choose = (id: string, value: string): string => `
  const select = document.getElementById('${id}')
  select.value = '${value}'
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return select.value`

/** Fills in the controls that are not in `entered`, until no more controls are rendered. */
const fill = async (
  browser: DrivenBrowser,
  form: string,
  entries: Entries,
  entered = new Set<string>(),
): Promise<void> => {
  const before = entered.size
  for (const { id, name, type, value, checked } of await readControls(browser, form)) {
    const entry = entries[name]
    const control = `[id="${id}"]`
    if (entry === undefined || entered.has(id)) continue
    entered.add(id)
    if (type === 'radio' || type === 'checkbox') {
      const isMeant = type === 'radio' ? value === entry : entry === 'true'
      if (!isMeant || checked) continue
      await browser.press(control)
      await expect.poll(() => browser.read(`return document.getElementById('${id}').checked`)).toBe(true)
    } else if (type === 'select-one') {
      // Long option lists load after their page.
      await expect.poll(() => browser.read(choose(id, entry))).toBe(entry)
    } else if (type !== 'range' && type !== 'hidden') await browser.type(control, entry)
  }
  if (entered.size > before) await fill(browser, form, entries, entered)
}

const dialogForm = 'dialog[open] form'
const pageForm = 'form[data-page]'

const engines = { WebKit: startWebKit, Firefox: startFirefox }
const runs = Object.entries(engines).flatMap(([engine, start]) =>
  Object.values(products).map((product) => ({ engine, start, product })),
)

for (const { engine, start, product } of runs) {
  test(`a journey of ${product.id} is accepted in ${engine}`, async ({ getServer }) => {
    const server = await getServer(product.id)
    const persona = withUniqueEmail(
      toPersona(`engine-${engine}`, product, buildPersona(product, new Date(), 0)),
      'accepted',
    )
    const entries = buildEntries(persona)
    const browser = await start()
    try {
      await browser.open(server.url)
      const seen: string[] = []
      const isNextView = async () => {
        const { view, hasDialog, isOpened, error } = await readShownView(browser)
        // The first page of a session does not move the focus.
        const isFirstPage = seen.length === 0 && !hasDialog
        return error ?? ((isOpened || isFirstPage) && view !== null && view !== seen.at(-1))
      }
      while (!seen.includes('review')) {
        await expect.poll(isNextView, { timeout: 20_000 }).toBe(true)
        const { view, hasDialog } = await readShownView(browser)
        seen.push(view ?? '')
        if (hasDialog) {
          await fill(browser, dialogForm, entries)
          const closes = async () => {
            if ((await readShownView(browser)).hasDialog) await browser.press(`${dialogForm} [type="submit"]`)
            return (await readShownView(browser)).hasDialog
          }
          // The dialog shows a rounded amount before it accepts it.
          await expect.poll(closes).toBe(false)
        }
        if (view !== 'review') await fill(browser, pageForm, entries)
        await browser.press(`${pageForm} [type="submit"]`)
      }
      await expect.poll(async () => (await readShownView(browser)).view, { timeout: 30_000 }).toBe('accepted')
      const shown = filterShownPages(buildChain(product), buildApplication(persona))
      expect(seen).toEqual([...shown.map(({ key }) => key), 'review'])
    } finally {
      await browser.close()
    }
    expect(await expectStoredAnswers(server, persona)).toMatchObject({ state: 'ACCEPTED' })
  })
}
