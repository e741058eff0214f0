// Every data point of the Polish chain with nothing, nonsense, 10,000 characters and markup: told in words beside the
// field and in a summary that takes the focus; put right, it clears at once. No script of an answer ever runs.
import { isOptional } from '@loan/domain/answers/isOptional'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectOnlyWords } from './driver/checks.ts'
import { controlsOf } from './driver/controls.ts'
import { words } from './driver/texts.ts'
import { openAt, pageKeysOf } from './driver/visits.ts'
import { askedOn, fillDialog, fillPage, pressSubmit, stand, type Standing } from './driver/walk.ts'
import { applicationOf, type Persona, productOf, unique } from './personas/persona.ts'
import { polishPersonas } from './personas/poland.ts'
import { dayFromNow } from './personas/dates.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

/** Every page once, with a persona that comes to it. */
const cases: { readonly key: string; readonly persona: Persona }[] = []
for (const persona of polishPersonas) {
  for (const key of pageKeysOf(persona)) if (cases.every((one) => one.key !== key)) cases.push({ key, persona })
}

const bad = {
  nonsense: '???',
  '10,000 characters': '7'.repeat(10_000),
  markup: '"><img src=x onerror=alert(1)><script>alert(2)</script>',
} as const

const isTyped = ({ kind }: NamedDataPoint): boolean => !['choice', 'yes-no', 'consent'].includes(kind)

const standOn = async (page: Page, persona: Persona): Promise<Standing> => {
  const standing = await stand(page, persona)
  if (standing === null) throw new Error('No page')
  await fillDialog(standing)
  return standing
}

/** What a screen reader says of a control beside its name; for one of a group, of the group. */
const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const group = element.closest('fieldset')
    const ids = [element, group].flatMap((one) => (one?.getAttribute('aria-describedby') ?? '').split(' '))
    return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
  })

/** Where several fields are told the same, the summary names each. */
const withoutLabel = (text: string, { section, name }: NamedDataPoint): string => {
  const label = words('pl', section, `dataPoints>${name}>label`)
  return text.startsWith(label) ? text.slice(label.length).replace(/^:? /u, '') : text
}

const expectRefused = async (standing: Standing, refused: readonly NamedDataPoint[]): Promise<void> => {
  const { page, form } = standing
  const summary = page.locator('#error-summary')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${words('pl', 'common', 'errorPrefix')}`, 'u'))
  for (const dataPoint of refused) {
    const href = `#field-${dataPoint.path.replaceAll('.', '-')}`
    const link = summary.locator(['', '-day', '-month', '-year'].map((part) => `a[href="${href}${part}"]`).join(', '))
    await expect(link, `link to ${dataPoint.name}`).toHaveCount(1)
    const text = withoutLabel(await link.innerText(), dataPoint)
    expect(text.length).toBeGreaterThan(5)
    expect(await descriptionOf(controlsOf(form, dataPoint).first()), dataPoint.name).toContain(text)
    await link.click()
    await expect(page.locator(':focus')).toHaveAttribute('id', /^field-/u)
  }
  await expectOnlyWords(page)
  await expectNoSidewaysScroll(page)
}

const fillBadly = async ({ form }: Standing, typed: readonly NamedDataPoint[], value: string): Promise<void> => {
  for (const dataPoint of typed) {
    for (const control of await controlsOf(form, dataPoint).all()) await control.fill(value)
  }
}

for (const { key, persona } of cases) {
  test(`bad answers on ${key}`, async ({ page, tukan }) => {
    await openAt(page, tukan, unique(persona), key)
    const standing = await standOn(page, persona)
    const product = productOf(persona)
    const context = { product, country: product.country, application: applicationOf(persona), today: dayFromNow(0) }
    const asked: NamedDataPoint[] = []
    for (const dataPoint of askedOn(standing)) {
      if ((await controlsOf(standing.form, dataPoint).count()) > 0) asked.push(dataPoint)
    }
    await expect(standing.form.locator('[aria-invalid="true"]')).toHaveCount(0)

    const needed = asked.filter((dataPoint) => !isOptional(dataPoint, context))
    if (needed.length > 0) {
      await pressSubmit(standing)
      await expectRefused(standing, needed)
    }
    const typed = asked.filter(isTyped)
    for (const value of typed.length > 0 ? Object.values(bad) : []) {
      await fillBadly(standing, typed, value)
      await pressSubmit(standing)
      await expectRefused(standing, typed)
    }
    const right = unique(persona)
    await fillBadly(
      standing,
      typed.filter(({ path }) => right.answers[path] === undefined),
      '',
    )
    await fillPage({ ...standing, persona: right })
    await expect(page.locator('#error-summary')).toBeHidden()
    await expect(standing.form.locator('[aria-invalid="true"]')).toHaveCount(0)
    await expect(page).not.toHaveTitle(new RegExp(`^${words('pl', 'common', 'errorPrefix')}`, 'u'))
  })
}

test('the dialog settles an amount out of range and says so', async ({ page, tukan }) => {
  await page.goto(tukan.url)
  const amount = page.locator('dialog [name="amount"]')
  for (const [typed, settled] of [
    ['999999', '10 000'],
    ['1', '100'],
    ['4 321', '4300'],
    ['<b>', '4300'],
  ] as const) {
    await amount.fill(typed)
    await amount.blur()
    await expect(amount).toHaveValue(new RegExp(`^${settled.replace(' ', '\\s?')}$|^4\\s?300$`, 'u'))
  }
  await page.locator('dialog [type="submit"]').tap()
  await expect(page.locator('main')).toContainText(/4\s300\szł/u)
})
