// The whole journey of every product in WebKit with native key and click events, to accepted, with the stored answers. Only
// in the full suite, because WebKit is a large download.
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { buildPersona } from '../server/src/personas/persona.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { listPageKeys } from './driver/storedSession.ts'
import { type Entries, buildEntries } from './personas/entries.ts'
import { toPersona, withUniqueEmail } from './personas/persona.ts'
import { expect, test } from './setup/test.ts'
import { startWebKit, type WebKit } from './setup/webKit.ts'

const shownSchema = v.object({
  view: v.nullable(v.string()),
  hasDialog: v.boolean(),
  /** True once the heading or the dialog has the focus and no animation runs. */
  isOpened: v.boolean(),
  error: v.nullable(v.string()),
})
type ShownView = v.InferOutput<typeof shownSchema>

/** Reads the page or screen that is shown, its dialog and its errors. */
const readShownView = async (webKit: WebKit): Promise<ShownView> =>
  v.parse(
    shownSchema,
    await webKit.read(`
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

const readControls = async (webKit: WebKit, form: string) =>
  v.parse(
    controlsSchema,
    await webKit.read(`
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
const fill = async (webKit: WebKit, form: string, entries: Entries, entered = new Set<string>()): Promise<void> => {
  const before = entered.size
  for (const { id, name, type, value, checked } of await readControls(webKit, form)) {
    const entry = entries[name]
    const control = `[id="${id}"]`
    if (entry === undefined || entered.has(id)) continue
    entered.add(id)
    if (type === 'radio' || type === 'checkbox') {
      const isMeant = type === 'radio' ? value === entry : entry === 'true'
      if (!isMeant || checked) continue
      await webKit.press(control)
      await expect.poll(() => webKit.read(`return document.getElementById('${id}').checked`)).toBe(true)
    } else if (type === 'select-one') {
      // Long option lists load after their page.
      await expect.poll(() => webKit.read(choose(id, entry))).toBe(entry)
    } else if (type !== 'range' && type !== 'hidden') await webKit.type(control, entry)
  }
  if (entered.size > before) await fill(webKit, form, entries, entered)
}

const dialogForm = 'dialog[open] form'
const pageForm = 'form[data-page]'

for (const product of Object.values(products)) {
  test(`a journey of ${product.id} is accepted in WebKit`, async ({ getServer }) => {
    const server = await getServer(product.id)
    const persona = withUniqueEmail(toPersona('webkit', product, buildPersona(product, new Date(), 0)), 'accepted')
    const entries = buildEntries(persona)
    const webKit = await startWebKit()
    try {
      await webKit.open(server.url)
      const seen: string[] = []
      const isNextView = async () => {
        const { view, hasDialog, isOpened, error } = await readShownView(webKit)
        // The first page of a session does not move the focus.
        const isFirstPage = seen.length === 0 && !hasDialog
        return error ?? ((isOpened || isFirstPage) && view !== null && view !== seen.at(-1))
      }
      while (!seen.includes('review')) {
        await expect.poll(isNextView, { timeout: 20_000 }).toBe(true)
        const { view, hasDialog } = await readShownView(webKit)
        seen.push(view ?? '')
        if (hasDialog) {
          await fill(webKit, dialogForm, entries)
          const closes = async () => {
            if ((await readShownView(webKit)).hasDialog) await webKit.press(`${dialogForm} [type="submit"]`)
            return (await readShownView(webKit)).hasDialog
          }
          // The dialog shows a rounded amount before it accepts it.
          await expect.poll(closes).toBe(false)
        }
        if (view !== 'review') await fill(webKit, pageForm, entries)
        await webKit.press(`${pageForm} [type="submit"]`)
      }
      await expect.poll(async () => (await readShownView(webKit)).view, { timeout: 30_000 }).toBe('accepted')
      expect(seen).toEqual([...listPageKeys(persona), 'review'])
    } finally {
      await webKit.close()
    }
    expect(await expectStoredAnswers(server, persona)).toMatchObject({ state: 'ACCEPTED' })
  })
}
