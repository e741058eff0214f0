// Completes the pages of any product from the catalogue and a persona, without the name of a page.
import { buildChain, type ChainPage } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { AnswerValue } from '@loan/domain/lead/answers'
import type { PageKey } from '@loan/domain/pages/pageRow'
import { expect, type Locator, type Page } from '@playwright/test'
import { buildApplication, type ProductPersona, getProduct } from '../personas/persona.ts'
import { findControls, fillDataPoint, listControlNames, readControlNames } from './controls.ts'
import { dialogForm, pageForm, withDialog } from './pageSelectors.ts'

/** The document of the form: a page or a frame. */
export type FormDocument = { readonly locator: (selector: string) => Locator }

/** The page of the form that is shown. */
export type Position<P extends FormDocument = Page> = {
  readonly page: P
  readonly persona: ProductPersona
  /** Null for the review. */
  readonly step: ChainPage | null
  /** `data-page`. */
  readonly key: string
  readonly form: Locator
}

type BeforePress = (control: Locator) => Promise<void>

export type PageHooks<P extends FormDocument = Page> = {
  /** Called when a page is shown, before it is filled in. */
  readonly onPage?: (position: Position<P>) => Promise<void>
  /** Called before a control is pressed, for what has to be in view and still. */
  readonly beforePress?: BeforePress
  /** Called when a page is filled in, before it is submitted. */
  readonly beforeSubmit?: (position: Position<P>) => Promise<void>
  /** Submits the page. The default clicks Continue. */
  readonly submit?: (position: Position<P>) => Promise<void>
  /** Called when the next page or screen is shown. */
  readonly afterPage?: (position: Position<P>) => Promise<void>
  /** Stops before the page of this key; `review` for the last one. */
  readonly until?: FormPageKey
}

export const reviewKey = 'review'

/** `data-page` of a page of the form. */
export type FormPageKey = PageKey | typeof reviewKey

/** Waits for a page, or for the dialog in front of it. */
export const waitForPage = (page: FormDocument, key: FormPageKey): Promise<void> =>
  page
    .locator(withDialog(`form[data-page="${key}"]`))
    .first()
    .waitFor()

/** Goes back once the page has its history entry, which follows its paint (`web/src/lib/deferredLocation.ts`). */
export const goBack = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Tasks of one priority run in the order in which they were posted.
        requestAnimationFrame(() => void scheduler.postTask(() => resolve(), { priority: 'background' }))
      }),
  )
  await page.goBack()
}

export const showAllAnswers = (page: FormDocument): Promise<void> => page.locator('#review-show-all').click()

/** Finds a page of the form, the dialog in front of it, or a screen after it. */
export const findPageOrScreen = (page: FormDocument): Locator =>
  page.locator(`${withDialog(pageForm)}, [data-screen]`).first()

export const findPosition = async <P extends FormDocument>(
  page: P,
  persona: ProductPersona,
): Promise<Position<P> | null> => {
  const form = page.locator(pageForm)
  let key: string | undefined
  // A page that restores a draft has neither a form nor a screen while it changes to the page of the draft.
  while (key === undefined) {
    await findPageOrScreen(page).waitFor()
    ;[key] = await form.evaluateAll((forms) => forms.map((one) => one.getAttribute('data-page') ?? ''))
    if (key === undefined && (await page.locator('[data-screen]').count()) > 0) return null
  }
  const step = buildChain(getProduct(persona)).find((chainPage) => chainPage.key === key) ?? null
  if (step === null && key !== reviewKey) throw new Error(`${persona.product} has no page ${key}`)
  return { page, persona, step, key, form }
}

/** Like `findPosition`, but throws where a screen is shown. */
export const requirePosition = async <P extends FormDocument>(page: P, persona: ProductPersona) => {
  const position = await findPosition(page, persona)
  if (position === null) throw new Error(`A screen is shown where ${persona.name} should see a page`)
  return position
}

export const listShownDataPoints = ({ persona, step }: Pick<Position, 'persona' | 'step'>): readonly NamedDataPoint[] =>
  step === null ? [] : filterApplicableDataPoints(requireDataPoints(step, catalogue), buildApplication(persona))

/** The kinds of values whose controls are pressed. */
const isPressed = ({ kind }: NamedDataPoint): boolean => ['choice', 'yes-no', 'consent'].includes(kind)

/** The option of the answer, or the only control. */
const findPressed = async (form: Locator, dataPoint: NamedDataPoint, answer: AnswerValue): Promise<Locator> => {
  const controls = findControls(form, dataPoint)
  const option = controls.and(form.locator(`[value="${String(answer)}"]`))
  return (await option.count()) === 1 ? option : controls.first()
}

const fillAll = async (
  { form, persona }: Pick<Position, 'form' | 'persona'>,
  dataPoints: readonly NamedDataPoint[],
  beforePress?: BeforePress,
): Promise<void> => {
  for (const dataPoint of dataPoints) {
    const answer = persona.answers[dataPoint.path]
    if (answer === undefined) continue
    if (beforePress !== undefined && isPressed(dataPoint)) await beforePress(await findPressed(form, dataPoint, answer))
    await fillDataPoint(form, dataPoint, answer, persona.typed?.[dataPoint.path])
  }
}

/** Fills in and confirms the dialog in front of a page, where one is open. */
export const fillDialog = async (position: Position<FormDocument>, beforePress?: BeforePress): Promise<void> => {
  const form = position.page.locator(dialogForm)
  if ((await form.count()) === 0) return
  const names = await readControlNames(form)
  const inDialog = listShownDataPoints(position).filter((dataPoint) =>
    listControlNames(dataPoint).some((name) => names.includes(name)),
  )
  await fillAll({ form, persona: position.persona }, inDialog, beforePress)
  await form.locator('[type="submit"]').click()
  await expect(form).toBeHidden()
}

/** Fills in the page, and its dialog, for the persona. */
export const fillPage = async (position: Position<FormDocument>, beforePress?: BeforePress): Promise<void> => {
  await fillDialog(position, beforePress)
  const { form, persona } = position
  const inDialog = await readControlNames(position.page.locator('form[data-modal]'))
  const onPageItself = listShownDataPoints(position).filter(({ path }) => !inDialog.includes(path))
  await fillAll({ form, persona }, onPageItself, beforePress)
}

/** Fills in the choices and consents of the page, which may render more controls. */
export const fillChoices = async (position: Pick<Position, 'form' | 'persona' | 'step'>): Promise<void> => {
  const { form, persona } = position
  for (const dataPoint of listShownDataPoints(position)) {
    const answer = persona.answers[dataPoint.path]
    if (!isPressed(dataPoint) || answer === undefined || (await findControls(form, dataPoint).count()) === 0) continue
    await fillDataPoint(form, dataPoint, answer)
  }
}

export const pressSubmit = ({ form }: Pick<Position, 'form'>): Promise<void> => form.locator('[type="submit"]').click()

/** Waits until another page or a screen is shown. Throws with the page's errors where it is still shown. */
export const waitForNextPage = async ({ page, key, form }: Position<FormDocument>): Promise<void> => {
  const next = page.locator(`${pageForm}:not([data-page="${key}"]), [data-screen]`)
  const failed = form.locator('#error-summary, [role="alert"]').filter({ visible: true })
  // One wait for both: a second one would look for its element twice a second until the end of the test.
  await next.or(failed).filter({ visible: true }).first().waitFor()
  const [errorText] = await failed.allInnerTexts()
  if (errorText === undefined) return
  // An old error may be visible until the next page is shown.
  await next
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => {
      throw new Error(`${key} is still shown: ${errorText}`)
    })
}

/**
 * Completes the pages up to the end of the chain or `until`. Resolves with the key of that page, or null at a screen.
 * The caller may press a button at once: it is not taken for a double press.
 */
export const completePages = async <P extends FormDocument>(
  page: P,
  persona: ProductPersona,
  hooks: PageHooks<P> = {},
): Promise<string | null> => {
  for (;;) {
    const position = await findPosition(page, persona)
    if (position === null) return null
    // After typing, a press at the position of the last one is not a double press. The event is outside the form.
    await page.locator('body').dispatchEvent('input')
    if (position.key === hooks.until) return position.key
    await hooks.onPage?.(position)
    await fillPage(position, hooks.beforePress)
    await hooks.beforeSubmit?.(position)
    await (hooks.submit ?? pressSubmit)(position)
    await waitForNextPage(position)
    await hooks.afterPage?.(position)
  }
}

const typedBoxes =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="hidden"], [name="amount"], [name="period"])'

/** Types an invalid value into every text box. `clearTextBoxes` removes them. */
export const typeInvalidValues = async ({ form }: Pick<Position, 'form'>): Promise<void> => {
  for (const box of await form.locator(typedBoxes).all()) await box.fill('?')
}

/** Types invalid values, submits the page and waits for the error summary. */
export const provokeErrors = async (position: Position): Promise<void> => {
  await typeInvalidValues(position)
  await pressSubmit(position)
  await expect(position.page.locator('#error-summary'), position.key).toBeFocused()
}

export const clearTextBoxes = async ({ form }: Pick<Position, 'form'>): Promise<void> => {
  for (const box of await form.locator(typedBoxes).all()) await box.fill('')
}
