// Every page of two products, one with the long and one with the short chain, with valid and invalid input (nothing,
// nonsense, 10,000 characters, markup) in every data point: errors, accessibility and width. No markup in an answer
// runs.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { buildChain, type ChainPage } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { expectAccessible, expectNoHorizontalScroll } from './driver/checks.ts'
import { choosePersonas, listNames } from './driver/choosePersonas.ts'
import {
  fillDialog,
  type Position,
  pressSubmit,
  requirePosition,
  waitForNextPage,
  waitForPage,
} from './driver/formPages.ts'
import { answerInvalidly } from './driver/invalidAnswers.ts'
import { listPageKeys, openPageAt } from './driver/storedSession.ts'
import { type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { anna, bartek, plPersonas } from './personas/poland.ts'
import { esPersonas, lucia } from './personas/spain.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

/** The default suite has the narrow width only, because it fails more often. */
const widths = isWide ? ([320, 1280] as const) : ([320] as const)

type Case = { readonly step: ChainPage; readonly persona: ProductPersona }

const testedProducts: readonly (readonly [Product, readonly ProductPersona[]])[] = [
  // The persona with most pages is the first one.
  [products['tukan-pl'], [bartek, ...plPersonas.filter((persona) => persona !== bartek)]],
  [products['tukan-es'], esPersonas],
]

const listCases = (product: Product, personas: readonly ProductPersona[]): readonly Case[] =>
  buildChain(product).flatMap((step) => choosePersonas(step, personas).map((persona) => ({ step, persona })))

/** Successive pages of one persona. */
type Section = { readonly persona: ProductPersona; readonly steps: ChainPage[] }

/** Data points in one test, so that the workers share the pages and a failure ends few of them. */
const maxDataPoints = 15

const isNextPage = ({ persona, steps }: Section, step: ChainPage): boolean => {
  const keys = listPageKeys(persona)
  const last = steps.at(-1)
  return last !== undefined && keys.indexOf(step.key) === keys.indexOf(last.key) + 1
}

const countDataPoints = ({ persona, steps }: Section): number =>
  steps.reduce((count, step) => count + listNames(step, persona).length, 0)

const listSections = (cases: readonly Case[]): readonly Section[] => {
  const sections: Section[] = []
  for (const { step, persona } of cases) {
    const open = sections.findLast((section) => section.persona === persona)
    if (open !== undefined && isNextPage(open, step) && countDataPoints(open) < maxDataPoints) open.steps.push(step)
    else sections.push({ persona, steps: [step] })
  }
  return sections
}

const checkPage = async (position: Position, { type }: ChainPage): Promise<void> => {
  const { page } = position
  const check = async (): Promise<void> => {
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  }
  await check()
  if (type === 'modal') {
    await expect(page.locator('dialog[open]')).toBeVisible()
    await fillDialog(position)
    await check()
  }
  // Not a double press, although the button may be where the button of the previous page was.
  await page.locator('body').dispatchEvent('input')
  await answerInvalidly(position, check)
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

  for (const width of widths) {
    for (const { persona, steps } of listSections(cases)) {
      const keys = steps.map(({ key }) => key)
      const [first] = keys
      // Shows spec 2.46, 5.32
      test(`${keys.join(', ')} of ${product.id} show errors for invalid answers of ${persona.name} at ${width} pixels`, async ({
        page,
        getServer,
      }) => {
        if (first === undefined) throw new Error('The section has no page')
        const applicant = withUniqueEmail(persona)
        await page.setViewportSize({ width, height: 800 })
        await openPageAt(page, await getServer(product.id), applicant, first)
        for (const step of steps) {
          await test.step(step.key, async () => {
            await waitForPage(page, step.key)
            const position = await requirePosition(page, applicant)
            await checkPage(position, step)
            if (step !== steps.at(-1)) {
              await pressSubmit(position)
              await waitForNextPage(position)
            }
          })
        }
      })
    }
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

test.describe('on a phone', () => {
  test.use(phone)

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
})
