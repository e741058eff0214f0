// Leaves every data point of a page empty and types invalid answers. The page shows an error beside the field and in a
// focused summary, and removes it after a correction.
import type { LocaleKey } from '@loan/domain/countries/country'
import { getToday } from '@loan/domain/getToday'
import type { LeadPath } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { isOptional } from '@loan/domain/validation/isOptional'
import { expect } from '@playwright/test'
import { buildApplication, getProduct, type ProductPersona } from '../personas/persona.ts'
import { expectNoHorizontalScroll, expectTranslated } from './checks.ts'
import { findControls, listControlNames } from './controls.ts'
import { fillChoices, fillPage, listShownDataPoints, type Position, pressSubmit } from './formPages.ts'
import { getText } from './texts.ts'

const invalidTexts: readonly string[] = [
  '???',
  '7'.repeat(10_000),
  '"><img src=x onerror=alert(1)><script>alert(2)</script>',
]

const isTyped = ({ kind }: NamedDataPoint): boolean => !['choice', 'yes-no', 'consent'].includes(kind)

const getLocale = (persona: ProductPersona): LocaleKey => getProduct(persona).locales[0]

const listLinkSelectors = ({ path }: NamedDataPoint): string =>
  ['', '-day', '-month', '-year']
    .map((suffix) => `#error-summary a[href="#field-${path.replaceAll('.', '-')}${suffix}"]`)
    .join(', ')

/** Shortest text that explains an error. */
const minErrorLength = 6

/** Resolves with the data points that have not exactly one link in the summary, or no description with its text. */
const findUnexplained = (
  { page, persona }: Position,
  rejected: readonly NamedDataPoint[],
): Promise<readonly string[]> => {
  const rows = rejected.map((dataPoint) => ({
    name: dataPoint.name,
    links: listLinkSelectors(dataPoint),
    controls: listControlNames(dataPoint)
      .map((name) => `form[data-page] [name="${name}"]`)
      .join(', '),
    label: getText(getLocale(persona), dataPoint.section, `dataPoints>${dataPoint.name}>label`),
  }))
  return page.evaluate(
    ([all, minLength]) => {
      // The accessible description of the control and of its group.
      const readDescription = (control: Element | null): string =>
        [control, control?.closest('fieldset')]
          .flatMap((element) => (element?.getAttribute('aria-describedby') ?? '').split(' '))
          .map((id) => document.getElementById(id)?.innerText ?? '')
          .join(' ')
      return all.flatMap(({ name, links, controls, label }) => {
        const [link, ...others] = document.querySelectorAll<HTMLElement>(links)
        if (link === undefined || others.length > 0) return [`${name}: ${others.length} further links`]
        // The summary adds the label where several fields have the same error.
        const text = link.innerText.startsWith(label)
          ? link.innerText.slice(label.length).replace(/^:? /u, '')
          : link.innerText
        const description = readDescription(document.querySelector(controls))
        return text.length >= minLength && description.includes(text) ? [] : [`${name}: ${text} | ${description}`]
      })
    },
    [rows, minErrorLength] as const,
  )
}

const expectRejected = async (position: Position, rejected: readonly NamedDataPoint[]): Promise<void> => {
  const { page, persona } = position
  await expect(page.locator('#error-summary')).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${getText(getLocale(persona), 'common', 'errorPrefix')}`, 'u'))
  await expect.poll(() => findUnexplained(position, rejected), 'errors without a link or a description').toEqual([])
  await expectTranslated(page)
  await expectNoHorizontalScroll(page)
}

const followLinks = async ({ page }: Position, rejected: readonly NamedDataPoint[]): Promise<void> => {
  for (const dataPoint of rejected) {
    await page.locator(listLinkSelectors(dataPoint)).click()
    await expect(page.locator(':focus'), dataPoint.name).toHaveAttribute('id', /^field-/u)
  }
}

const fillWithInvalid = async ({ form }: Position, typed: readonly NamedDataPoint[], value: string): Promise<void> => {
  for (const dataPoint of typed) {
    for (const control of await findControls(form, dataPoint).all()) await control.fill(value)
  }
}

/** Data points whose controls normalise every input and have no errors. */
const normalisedPaths: readonly LeadPath[] = ['amount', 'period']

/** The data points whose controls the page shows now, without those in a dialog. */
const findShownDataPoints = async (position: Position): Promise<readonly NamedDataPoint[]> => {
  const names = await position.form
    .locator('[name]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
  return listShownDataPoints(position).filter(
    (dataPoint) =>
      !normalisedPaths.includes(dataPoint.path) && listControlNames(dataPoint).some((name) => names.includes(name)),
  )
}

const isNeeded = ({ persona }: Position, dataPoint: NamedDataPoint): boolean => {
  const product = getProduct(persona)
  const { country } = product
  const context = { product, country, application: buildApplication(persona), today: getToday(country, new Date()) }
  return !isOptional(dataPoint, context)
}

/** `onNewErrors` is called once for each data point while its error is shown. */
export const answerInvalidly = async (position: Position, onNewErrors: () => Promise<void>): Promise<void> => {
  const { page, form, persona } = position
  const seen = new Set<NamedDataPoint['path']>()
  const submitInvalid = async (rejected: readonly NamedDataPoint[]): Promise<void> => {
    await pressSubmit(position)
    await expectRejected(position, rejected)
    const unseen = rejected.filter(({ path }) => !seen.has(path))
    if (unseen.length === 0) return
    for (const { path } of unseen) seen.add(path)
    await onNewErrors()
    await followLinks(position, unseen)
  }
  const leaveEmpty = async (dataPoints: readonly NamedDataPoint[]): Promise<void> => {
    const needed = dataPoints.filter((dataPoint) => isNeeded(position, dataPoint))
    if (needed.length > 0) await submitInvalid(needed)
  }
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
  const atFirst = await findShownDataPoints(position)
  await leaveEmpty(atFirst)
  await fillChoices(position)
  const typed = (await findShownDataPoints(position)).filter(isTyped)
  await leaveEmpty(typed.filter(({ path }) => !atFirst.some((other) => other.path === path)))
  for (const text of typed.length > 0 ? invalidTexts : []) {
    await fillWithInvalid(position, typed, text)
    await submitInvalid(typed)
  }
  await fillWithInvalid(
    position,
    typed.filter(({ path }) => persona.answers[path] === undefined),
    '',
  )
  await fillPage(position)
  await expect(page.locator('#error-summary')).toBeHidden()
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle(new RegExp(`^${getText(getLocale(persona), 'common', 'errorPrefix')}`, 'u'))
}
