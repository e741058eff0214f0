// Invalid input (nothing, nonsense, 10,000 characters, markup) in every data point of two products, one with the long and
// one with the short chain. The page shows an error beside the field and in a focused summary, and removes it after a
// correction. No markup in an answer runs.
import { getToday } from '@loan/domain/getToday'
import { isOptional } from '@loan/domain/validation/isOptional'
import type { LocaleKey } from '@loan/domain/countries/country'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { buildChain, type ChainPage, requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/chain'
import type { LeadPath } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import type { Locator, Page } from '@playwright/test'
import { expectNoHorizontalScroll, expectTranslated } from './driver/checks.ts'
import { findControls } from './driver/controls.ts'
import { getText } from './driver/texts.ts'
import { choosePersonas, listNames } from './driver/choosePersonas.ts'
import { openPageAt } from './driver/storedSession.ts'
import {
  fillChoices,
  fillDialog,
  fillPage,
  listShownDataPoints,
  type Position,
  pressSubmit,
  requirePosition,
} from './driver/formPages.ts'
import { buildApplication, type Persona, getProduct, withUniqueEmail } from './personas/persona.ts'
import { anna, plPersonas } from './personas/poland.ts'
import { lucia, esPersonas } from './personas/spain.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

type Case = { readonly step: ChainPage; readonly persona: Persona }

const testedProducts: readonly (readonly [Product, readonly Persona[]])[] = [
  [products['tukan-pl'], plPersonas],
  [products['tukan-es'], esPersonas],
]

const listCases = (product: Product, personas: readonly Persona[]): readonly Case[] =>
  buildChain(product).flatMap((step) => choosePersonas(step, personas).map((persona) => ({ step, persona })))

const bad = {
  nonsense: '???',
  '10,000 characters': '7'.repeat(10_000),
  markup: '"><img src=x onerror=alert(1)><script>alert(2)</script>',
} as const

const isTyped = ({ kind }: NamedDataPoint): boolean => !['choice', 'yes-no', 'consent'].includes(kind)

const openAtPage = async (page: Page, persona: Persona): Promise<Position> => {
  const position = await requirePosition(page, persona)
  await fillDialog(position)
  return position
}

/** The accessible description of a control and of its group. */
const readDescription = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const group = element.closest('fieldset')
    const ids = [element, group].flatMap((one) => (one?.getAttribute('aria-describedby') ?? '').split(' '))
    return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
  })

const getLocale = (persona: Persona): LocaleKey => getProduct(persona).locales[0]

/** Removes the label, which the summary adds where several fields have the same error. */
const removeLabel = (locale: LocaleKey, text: string, { section, name }: NamedDataPoint): string => {
  const label = getText(locale, section, `dataPoints>${name}>label`)
  return text.startsWith(label) ? text.slice(label.length).replace(/^:? /u, '') : text
}

const expectRejected = async (position: Position, rejected: readonly NamedDataPoint[]): Promise<void> => {
  const { page, form } = position
  const locale = getLocale(position.persona)
  const summary = page.locator('#error-summary')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${getText(locale, 'common', 'errorPrefix')}`, 'u'))
  for (const dataPoint of rejected) {
    const href = `#field-${dataPoint.path.replaceAll('.', '-')}`
    const link = summary.locator(
      ['', '-day', '-month', '-year'].map((suffix) => `a[href="${href}${suffix}"]`).join(', '),
    )
    await expect(link, `link to ${dataPoint.name}`).toHaveCount(1)
    const text = removeLabel(locale, await link.innerText(), dataPoint)
    expect(text.length).toBeGreaterThan(5)
    expect(await readDescription(findControls(form, dataPoint).first()), dataPoint.name).toContain(text)
    await link.click()
    await expect(page.locator(':focus')).toHaveAttribute('id', /^field-/u)
  }
  await expectTranslated(page)
  await expectNoHorizontalScroll(page)
}

const fillBadly = async ({ form }: Position, typed: readonly NamedDataPoint[], value: string): Promise<void> => {
  for (const dataPoint of typed) {
    for (const control of await findControls(form, dataPoint).all()) await control.fill(value)
  }
}

/** Data points whose controls normalise every input and have no errors. */
const normalisedPaths: readonly LeadPath[] = ['amount', 'period']

/** The data points whose controls the page shows now, without those in a dialog. */
const findShownDataPoints = async (position: Position): Promise<readonly NamedDataPoint[]> => {
  const shown: NamedDataPoint[] = []
  for (const dataPoint of listShownDataPoints(position)) {
    if (normalisedPaths.includes(dataPoint.path)) continue
    if ((await findControls(position.form, dataPoint).count()) > 0) shown.push(dataPoint)
  }
  return shown
}

const leaveEmpty = async (position: Position, shown: readonly NamedDataPoint[]): Promise<void> => {
  const product = getProduct(position.persona)
  const { country } = product
  const application = buildApplication(position.persona)
  const context = { product, country, application, today: getToday(country, new Date()) }
  const needed = shown.filter((dataPoint) => !isOptional(dataPoint, context))
  if (needed.length === 0) return
  await pressSubmit(position)
  await expectRejected(position, needed)
}

const answerBadly = async (position: Position, persona: Persona): Promise<void> => {
  const { page, form } = position
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
  const atFirst = await findShownDataPoints(position)
  await leaveEmpty(position, atFirst)
  await fillChoices(position)
  const shown = await findShownDataPoints(position)
  const typed = shown.filter(isTyped)
  await leaveEmpty(
    position,
    typed.filter(({ path }) => !atFirst.some((other) => other.path === path)),
  )
  for (const value of typed.length > 0 ? Object.values(bad) : []) {
    await fillBadly(position, typed, value)
    await pressSubmit(position)
    await expectRejected(position, typed)
  }
  await fillBadly(
    position,
    typed.filter(({ path }) => persona.answers[path] === undefined),
    '',
  )
  await fillPage({ ...position, persona })
  await expect(page.locator('#error-summary')).toBeHidden()
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle(new RegExp(`^${getText(getLocale(persona), 'common', 'errorPrefix')}`, 'u'))
}

for (const [product, personas] of testedProducts) {
  const cases = listCases(product, personas)

  test(`the cases cover every field of ${product.id}`, () => {
    for (const step of buildChain(product)) {
      const covered = cases
        .filter((one) => one.step.key === step.key)
        .flatMap(({ persona }) => listNames(step, persona))
      const names = requireDataPoints(step, catalogue).map(({ name }) => name)
      expect(
        names.filter((name) => !covered.includes(name)),
        step.key,
      ).toEqual([])
    }
  })

  for (const { step, persona } of cases) {
    // Shows spec 5.32
    test(`${step.key} of ${product.id} shows errors for invalid answers of ${persona.name}`, async ({
      page,
      getServer,
    }) => {
      const applicant = withUniqueEmail(persona)
      await openPageAt(page, await getServer(product.id), applicant, step.key)
      await answerBadly(await openAtPage(page, applicant), applicant)
    })
  }
}

const amounts = [
  {
    persona: anna,
    typed: [
      ['999999', /^10\s?000$/u],
      ['1', /^100$/u],
      ['4 321', /^4\s?300$/u],
      ['<b>', /^4\s?300$/u],
    ],
    shownText: /4\s300\szł/u,
  },
  {
    persona: lucia,
    typed: [
      ['999999', /^5\.000$/u],
      ['1', /^100$/u],
      ['1.234', /^1\.250$/u],
      ['<b>', /^1\.250$/u],
    ],
    shownText: /1\.250\s€/u,
  },
] as const

for (const { persona, typed, shownText } of amounts) {
  test(`${persona.product} normalises an amount out of range and shows it`, async ({ page, getServer }) => {
    await page.goto((await getServer(persona.product)).url)
    const amount = page.locator('[name="amount"]:not([type="range"])')
    for (const [text, normalised] of typed) {
      await amount.fill(text)
      await amount.blur()
      await expect(amount).toHaveValue(normalised)
    }
    await page.locator('form').filter({ has: amount }).locator('[type="submit"]').tap()
    await expect(page.locator('main')).toContainText(shownText)
  })
}
