// Walks the chain of any product from its catalogue and a persona alone: no page is known by name.
import {
  applyingDataPoints,
  chainOf,
  type ChainPage,
  dataPointsOf,
  type NamedDataPoint,
} from '@loan/domain/pages/chain'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { expect, type Locator, type Page } from '@playwright/test'
import { applicationOf, type Persona, productOf } from '../personas/persona.ts'
import { controlsOf, fillDataPoint } from './controls.ts'

/** Where the form is: the page, or a frame inside another one. */
export type Place = { readonly locator: (selector: string) => Locator }

/** A page as the walker stands on it. */
export type Position<P extends Place = Page> = {
  readonly page: P
  readonly persona: Persona
  /** Null on the review. */
  readonly step: ChainPage | null
  /** `data-page`. */
  readonly key: string
  readonly form: Locator
}

export type Hooks<P extends Place = Page> = {
  /** The page has just opened, nothing is filled in. */
  readonly onPage?: (position: Position<P>) => Promise<void>
  /** Everything is filled in, Continue was not pressed yet. */
  readonly beforeSubmit?: (position: Position<P>) => Promise<void>
  /** Presses Continue; a plain press where it is left out. */
  readonly submit?: (position: Position<P>) => Promise<void>
  /** The next page or screen is there. */
  readonly afterPage?: (position: Position<P>) => Promise<void>
  /** Stops before the page of this key; `review` for the last one. */
  readonly until?: string
}

const formSelector = 'form[data-page]'
export const reviewKey = 'review'

/** What the walker waits for: a page, or the screen that ends the chain. */
const anywhere = (page: Place): Locator => page.locator(`${formSelector}, [data-screen]`)

export const findPosition = async <P extends Place>(page: P, persona: Persona): Promise<Position<P> | null> => {
  await anywhere(page).first().waitFor()
  const form = page.locator(formSelector)
  if ((await form.count()) === 0) return null
  const key = (await form.getAttribute('data-page')) ?? ''
  const step = chainOf(productOf(persona)).find((chainPage) => chainPage.key === key) ?? null
  if (step === null && key !== reviewKey) throw new Error(`${persona.product} has no page ${key}`)
  return { page, persona, step, key, form }
}

/** Throws on a screen, where there is no page. */
export const requirePosition = async <P extends Place>(page: P, persona: Persona): Promise<Position<P>> => {
  const position = await findPosition(page, persona)
  if (position === null) throw new Error(`A screen is shown where ${persona.name} should see a page`)
  return position
}

export const listShown = ({ persona, step }: Pick<Position, 'persona' | 'step'>): readonly NamedDataPoint[] =>
  step === null ? [] : applyingDataPoints(dataPointsOf(step, catalogue), applicationOf(persona))

const modal = 'dialog[open] form[data-modal]'

const fillAll = async (form: Locator, persona: Persona, dataPoints: readonly NamedDataPoint[]): Promise<void> => {
  for (const dataPoint of dataPoints) {
    const answer = persona.answers[dataPoint.path]
    if (answer === undefined) continue
    await controlsOf(form, dataPoint).first().waitFor()
    await fillDataPoint(form, dataPoint, answer, persona.typed?.[dataPoint.path])
  }
}

/** Answers the dialog in front of a page, where one is open. */
export const fillDialog = async (position: Position<Place>): Promise<void> => {
  const form = position.page.locator(modal)
  if ((await form.count()) === 0) return
  const inDialog: NamedDataPoint[] = []
  for (const dataPoint of listShown(position)) {
    if ((await controlsOf(form, dataPoint).count()) > 0) inDialog.push(dataPoint)
  }
  await fillAll(form, position.persona, inDialog)
  await form.locator('[type="submit"]').click()
  await expect(form).toBeHidden()
}

/** Fills in everything this page asks of this persona. */
export const fillPage = async (position: Position<Place>): Promise<void> => {
  await fillDialog(position)
  const { form, persona } = position
  const dialogFree: NamedDataPoint[] = []
  for (const dataPoint of listShown(position)) {
    const isInDialog = (await position.page.locator(`form[data-modal] [name="${dataPoint.path}"]`).count()) > 0
    if (!isInDialog) dialogFree.push(dataPoint)
  }
  await fillAll(form, persona, dialogFree)
}

/** Fills in what is answered by a press alone; that may bring more to answer. */
export const choose = async (position: Pick<Position, 'form' | 'persona' | 'step'>): Promise<void> => {
  const { form, persona } = position
  for (const dataPoint of listShown(position)) {
    const answer = persona.answers[dataPoint.path]
    const isPressed = ['choice', 'yes-no', 'consent'].includes(dataPoint.kind)
    if (!isPressed || answer === undefined || (await controlsOf(form, dataPoint).count()) === 0) continue
    await fillDataPoint(form, dataPoint, answer)
  }
}

export const pressSubmit = ({ form }: Pick<Position, 'form'>): Promise<void> => form.locator('[type="submit"]').click()

/** Waits until the page is another one; throws with its errors where it stays. */
export const waitForNext = async ({ page, key, form }: Position<Place>): Promise<void> => {
  const next = page.locator(`${formSelector}:not([data-page="${key}"]), [data-screen]`).first()
  const failed = form.locator('#error-summary, [role="alert"]').first()
  // A screen may give way to the next one at once: whether one was seen is not asked twice.
  const said = await Promise.race([next.waitFor(), failed.waitFor().then(() => failed.innerText())])
  if (said === undefined) return
  // An old error may still be fading while the next page comes.
  await next.waitFor({ timeout: 3000 }).catch(() => {
    throw new Error(`${key} did not let go: ${said}`)
  })
}

/** Walks until the chain ends (or `until`) and answers the key of the page it stands on, or null at a screen. */
export const walk = async <P extends Place>(
  page: P,
  persona: Persona,
  hooks: Hooks<P> = {},
): Promise<string | null> => {
  for (;;) {
    const position = await findPosition(page, persona)
    if (position === null) return null
    if (position.key === hooks.until) return position.key
    await hooks.onPage?.(position)
    await fillPage(position)
    await hooks.beforeSubmit?.(position)
    await (hooks.submit ?? pressSubmit)(position)
    await waitForNext(position)
    await hooks.afterPage?.(position)
  }
}

const typedBoxes = 'input:not([type="radio"], [type="checkbox"], [type="range"], [name="amount"], [name="period"])'

/** Types nonsense everywhere; undo it with `clearTyped`. */
export const typeNonsense = async ({ form }: Pick<Position, 'form'>): Promise<void> => {
  for (const box of await form.locator(typedBoxes).all()) await box.fill('?')
}

/** Nonsense everywhere, and Continue pressed. */
export const provokeErrors = async (position: Position): Promise<void> => {
  await typeNonsense(position)
  await pressSubmit(position)
  await expect(position.page.locator('#error-summary'), position.key).toBeFocused()
}

export const clearTyped = async ({ form }: Pick<Position, 'form'>): Promise<void> => {
  for (const box of await form.locator(typedBoxes).all()) await box.fill('')
}
