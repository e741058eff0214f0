// A browser's translator does not break the page. Each journey runs twice in parallel, once with every text node
// replaced as translators do. The test compares the visible texts after each action.
import type { StateName } from '@loan/domain/states'
import type { Page } from '@playwright/test'
import { storeLeadInBrowser, push, submitLead } from './driver/leads.ts'
import { openPageAt } from './driver/storedSession.ts'
import { fillPage, pressSubmit, requirePosition, waitForNextPage } from './driver/formPages.ts'
import { type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import type { TestServer } from './setup/server.ts'
import { expect, test } from './setup/test.ts'

/** Replaces every present and later text node by two font elements with a new text node, like Google's translator. */
const startTranslator = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isExcluded = (element: Element | null): boolean =>
      element === null || element.closest('script, style, option, textarea, svg, [translate="no"], font') !== null
    const replace = (text: Node): void => {
      if (isExcluded(text.parentElement) || (text.textContent ?? '').trim() === '') return
      const build = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      const [outer, inner] = [build(), build()]
      inner.append(document.createTextNode(text.textContent ?? ''))
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
    const translate = (root: Node): void => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      if (root.nodeType === Node.TEXT_NODE) texts.push(root)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node)
      for (const text of texts) replace(text)
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target.nodeType === Node.TEXT_NODE && target.isConnected) replace(target)
        for (const node of addedNodes) if (node.isConnected) translate(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })

/** Reads the visible text, without the values that differ between two applicants. */
const readVisibleText = async (page: Page): Promise<string> => {
  const text = await page.evaluate(() => document.body.innerText)
  return text
    .replaceAll(/\S+@\S+/gu, '@')
    .replaceAll(/\+\d[\d\s•]{7,}/gu, '+')
    .replaceAll(/\d+\ssek\p{L}*/gu, 'sek')
    .replaceAll(/\s+/gu, ' ')
}

type Step = readonly [name: string, perform: (page: Page, persona: ProductPersona) => Promise<void>]
type TranslatedJourney = {
  readonly open: (page: Page, server: TestServer, persona: ProductPersona) => Promise<void>
  readonly steps: readonly Step[]
}

const openState =
  (state: StateName, path: string): TranslatedJourney['open'] =>
  async (page, server, persona) => {
    const lead = await submitLead(server, persona)
    await push(server, lead, state)
    await storeLeadInBrowser(page, server, lead)
    await page.goto(`${server.url}${path}`)
    await page.locator(`[data-screen="${path}"] form`).waitFor()
  }

const submitScreen: Step[1] = (page) => page.locator('form [type="submit"]').first().click()

const completePage: Step = [
  'an answered page',
  async (page, persona) => {
    const position = await requirePosition(page, persona)
    await fillPage(position)
    await pressSubmit(position)
    await waitForNextPage(position)
  },
]

const journeys: Readonly<Record<string, TranslatedJourney>> = {
  'the first pages': {
    open: (page, server, persona) => openPageAt(page, server, persona, 'initial-details'),
    steps: [completePage, completePage, completePage, completePage],
  },
  'a page with errors in two languages': {
    open: (page, server, persona) => openPageAt(page, server, persona, 'name'),
    steps: [
      ['nothing typed', (page) => page.locator('form[data-page] [type="submit"]').click()],
      ['one field filled', (page) => page.locator('[name="personalDetails.firstName"]').fill('Anna')],
      ['sent again', (page) => page.locator('form[data-page] [type="submit"]').click()],
      ['the other language', (page) => page.locator('header button[lang]').first().click()],
      completePage,
    ],
  },
  'a list of debts': {
    open: openState('CUSTOMER_DEBTS', 'customer-debts'),
    steps: [
      ['one debt', (page) => page.locator('form button[type="button"]').last().click()],
      ['two debts', (page) => page.locator('form button[type="button"]').last().click()],
      ['sent without a creditor', submitScreen],
      ['one removed', (page) => page.locator('form li button[type="button"]').first().click()],
      ['all removed', (page) => page.locator('form li button[type="button"]').first().click()],
    ],
  },
  'a wrong code': {
    open: openState('MOBILE_VERIFICATION', 'mobile-verification'),
    steps: [
      ['nothing typed', submitScreen],
      ['a wrong code', (page) => page.locator('[name="code"]').fill('000000')],
    ],
  },
}

for (const [name, { open, steps }] of Object.entries(journeys)) {
  test(`a translated page shows the same texts in ${name}`, async ({ browser, page, polandServer }) => {
    const other = await browser.newPage({ reducedMotion: 'reduce' })
    const both = [
      [page, withUniqueEmail(anna)],
      [other, withUniqueEmail(anna)],
    ] as const
    for (const [one, persona] of both) await open(one, polandServer, persona)
    await startTranslator(other)
    for (const [step, perform] of [['open', async () => undefined] as const, ...steps]) {
      for (const [one, persona] of both) await perform(one, persona)
      await expect(async () => {
        expect(await readVisibleText(other), `after ${step}`).toBe(await readVisibleText(page))
      }).toPass({ timeout: 10_000 })
    }
    expect(await other.locator('main font').count()).toBeGreaterThan(3)
    await other.close()
  })
}
