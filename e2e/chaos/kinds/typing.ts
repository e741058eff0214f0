// Input without key events: autofill, paste, an input method, and other digits and spaces.
import type { Locator } from '@playwright/test'
import { listShownDataPoints, type Position } from '../../driver/formPages.ts'
import type { ChaosRun } from '../run/chaosRun.ts'
import { readView } from '../journey/view.ts'
import type { Kind } from './kind.ts'

type TextBox = { readonly control: Locator; readonly value: string; readonly name: string }

const typedKinds = ['text', 'email', 'phone', 'code', 'money', 'integer']

/** Finds the text boxes of the page, with the values that the persona types. */
const textBoxes = async ({ page, form, persona, step, key }: Position): Promise<readonly TextBox[]> => {
  const boxes: TextBox[] = []
  for (const { path, kind } of listShownDataPoints({ persona, step })) {
    const answer = persona.answers[path]
    const control = form.locator(`[name="${path}"]`)
    if (answer === undefined || !typedKinds.includes(kind) || (await control.count()) !== 1) continue
    if ((await control.evaluate(({ tagName }) => tagName)) !== 'INPUT') continue
    boxes.push({ control, name: path, value: persona.typed?.[path] ?? String(answer) })
  }
  if (key === '') throw new Error(`${page.url()} has no page`)
  return boxes
}

type EnterText = (run: ChaosRun, box: TextBox) => Promise<void>

const enterAll = (name: string, classes: Kind['classes'], enter: EnterText): Kind => ({
  name,
  classes,
  phases: ['arrived'],
  inject: async (run) => {
    const view = await readView(run)
    if (view.kind !== 'page') return { detail: 'no page' }
    const boxes = await textBoxes(view.position)
    // The fault does not apply while a dialog is open.
    if ((await run.page.locator('dialog[open]').count()) > 0) return { detail: 'a dialog stands in front' }
    for (const box of boxes) await enter(run, box)
    run.answers.record(view.position.key, Object.fromEntries(boxes.map(({ name: path, value }) => [path, value])))
    return { detail: `${boxes.length} boxes` }
  },
})

/** Sets the value and dispatches events without keys, as browsers and password managers do. */
const autofill: EnterText = (_run, { control, value }) =>
  control.evaluate((element, text) => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, element)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, value)

const compose: EnterText = async ({ context, page }, { control, value }) => {
  await control.focus()
  await control.fill('')
  const session = await context.newCDPSession(page)
  for (let end = 1; end <= Math.min(value.length, 3); end += 1) {
    await session.send('Input.imeSetComposition', { text: value.slice(0, end), selectionStart: end, selectionEnd: end })
  }
  await session.send('Input.insertText', { text: value })
  await session.detach()
}

const buildPaste =
  (change: (text: string) => string): EnterText =>
  async ({ page }, { control, value }) => {
    await control.focus()
    await control.fill('')
    await page.keyboard.insertText(change(value))
  }

const fullWidth = (text: string): string =>
  text.replaceAll(/[0-9]/gu, (digit) => String.fromCodePoint(Number(digit) + 0xff10))

export const typingKinds: readonly Kind[] = [
  enterAll('silent autofill', [30], autofill),
  enterAll('input method', [32], compose),
  enterAll(
    'pasted with spaces around and no-break spaces',
    [32],
    buildPaste((text) => ` ${text.replaceAll(' ', '\u00a0')} `),
  ),
  enterAll(
    'pasted decomposed (NFD)',
    [32],
    buildPaste((text) => text.normalize('NFD')),
  ),
  enterAll('full-width digits', [32], buildPaste(fullWidth)),
]
