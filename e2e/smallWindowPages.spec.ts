// Every page of every product with all of its data points, in the product's first language, at 320 pixels and at a zoom
// of 400 percent: empty, with dependent data points, and with errors. Only in the full suite; the default suite has the
// pages of two products in badInput.spec.ts.
import { products } from '@loan/domain/products/registry'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { buildChain, type ChainPage } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import type { PageKey } from '@loan/domain/pages/pageRow'
import type { Page } from '@playwright/test'
import { buildPersona } from '../server/src/personas/persona.ts'
import { buildDocumentPath } from '../web/src/i18n/buildDocumentPath.ts'
import { buildPagePersonas } from './driver/pagePersonas.ts'
import { expectFocusClear, expectFitsSmallWindows, smallWindows, takeNarrowScreenshot } from './driver/smallWindow.ts'
import { hasOnlyChosenRadios } from './driver/screenPosition.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import {
  fillChoices,
  clearTextBoxes,
  pressSubmit,
  provokeErrors,
  reviewKey,
  type Position,
  requirePosition,
  typeInvalidValues,
  showAllAnswers,
} from './driver/formPages.ts'
import { type ProductPersona, toPersona, withUniqueEmail } from './personas/persona.ts'
import type { TestServer } from './setup/server.ts'
import { isWide, test } from './setup/test.ts'

const tested = isWide ? Object.values(products) : []

const msForEach = 60_000

const check = async (page: Page): Promise<void> => {
  await expectFitsSmallWindows(page)
  await expectFocusClear(page)
}

/** Checks the dialog in front of a first page: as it opens, with the maximum values, and empty. */
const checkDialog = async (page: Page): Promise<void> => {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) === 0) return
  await check(page)
  const boxes = dialog.locator('input[type="text"]')
  const before = await boxes.evaluateAll((all) => all.map((box) => (box instanceof HTMLInputElement ? box.value : '')))
  for (const slider of await dialog.locator('input[type="range"]').all()) await slider.press('End')
  await expectFitsSmallWindows(page)
  for (const [index, box] of (await boxes.all()).entries()) {
    await box.fill(before[index] ?? '')
    await box.blur()
  }
  for (const box of await boxes.all()) await box.fill('')
  await dialog.locator('[type="submit"]').click()
  await expectFitsSmallWindows(page)
  for (const [index, box] of (await boxes.all()).entries()) await box.fill(before[index] ?? '')
  await dialog.locator('[type="submit"]').click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Fills in the choices of the page. Resolves with true where that rendered more controls. */
const fillChoicesForMore = async (position: Position): Promise<boolean> => {
  const controls = position.form.locator('input, select, textarea')
  const before = await controls.count()
  await fillChoices(position)
  return (await controls.count()) > before
}

/** Like `provokeErrors`, but clears every select first, because an earlier answer may have set it. */
const clearAndProvokeErrors = async (position: Position): Promise<void> => {
  for (const list of await position.form.locator('select').all()) await list.selectOption({ index: 0 })
  await provokeErrors(position)
}

const checkPage = async (page: Page, server: TestServer, pagePersona: ProductPersona, key: PageKey): Promise<void> => {
  const persona = withUniqueEmail(pagePersona)
  await page.setViewportSize(smallWindows[0])
  await openPageAt(page, server, persona, key)
  await checkDialog(page)
  const position = await requirePosition(page, persona)
  // An earlier answer may set this one, for example the identity code the sex.
  if (await hasOnlyChosenRadios(position.form)) return check(page)
  await expectFitsSmallWindows(page)
  await takeNarrowScreenshot(page, pagePersona, `${key}-${pagePersona.name}-open`)
  await clearAndProvokeErrors(position)
  await check(page)
  await takeNarrowScreenshot(page, pagePersona, `${key}-${pagePersona.name}-errors`)
  await clearTextBoxes(position)
  if (!(await fillChoicesForMore(position))) return
  await expectFitsSmallWindows(page)
  await typeInvalidValues(position)
  await pressSubmit(position)
  // The page continues where the new controls already have a choice or are optional.
  const errors = page.locator('#error-summary')
  await errors.or(page.locator(`form[data-page]:not([data-page="${key}"])`)).waitFor()
  if (await errors.isVisible()) await check(page)
}

for (const product of tested) {
  for (const step of buildChain(product)) {
    // Shows spec 2.46
    test(`${step.key} of ${product.id} fits into a small window`, async ({ page, getServer }) => {
      const pagePersonas = buildPagePersonas(product, step)
      test.setTimeout((pagePersonas.length + 1) * msForEach)
      const server = await getServer(product.id)
      for (const pagePersona of pagePersonas) {
        await test.step(pagePersona.name, () => checkPage(page, server, pagePersona, step.key))
      }
    })
  }

  test(`the review of ${product.id} fits into a small window`, async ({ page, getServer }) => {
    test.setTimeout(2 * msForEach)
    const server = await getServer(product.id)
    const persona = toPersona('visitor', product, buildPersona(product, new Date()))
    await page.setViewportSize(smallWindows[0])
    await openPageAt(page, server, withUniqueEmail(persona), reviewKey)
    await showAllAnswers(page)
    await check(page)
  })

  test(`the documents of ${product.id} fit into a small window`, async ({ page, getServer }) => {
    const { url } = await getServer(product.id)
    const { terms, privacy, accessibility, imprint } = product.paths
    for (const name of [terms, privacy, accessibility, ...(imprint === undefined ? [] : [imprint])]) {
      for (const locale of product.locales) {
        await page.goto(`${url}${buildDocumentPath(name, product, locale)}`)
        await page.locator('main.document').waitFor()
        await expectFitsSmallWindows(page)
      }
    }
  })

  test(`the longest page of ${product.id} fits with the offline callout`, async ({ page, getServer }) => {
    const server = await getServer(product.id)
    const [locale] = product.locales
    const length = (step: ChainPage): number => requireDataPoints(step, catalogue).length
    const [longest] = buildChain(product)
      .filter(({ type }) => type !== 'modal')
      .toSorted((a, b) => length(b) - length(a))
    if (longest === undefined) throw new Error(`${product.id} has no page`)
    const [pagePersona] = buildPagePersonas(product, longest)
    if (pagePersona === undefined) throw new Error(`No applicant reaches ${longest.key}`)
    await page.setViewportSize(smallWindows[0])
    await openPageAt(page, server, withUniqueEmail(pagePersona), longest.key)
    await page.context().setOffline(true)
    await page.getByText(getText(locale, 'common', 'offline')).waitFor()
    await expectFitsSmallWindows(page)
    for (const size of smallWindows) {
      await page.setViewportSize(size)
      await expectFocusClear(page)
    }
  })
}
