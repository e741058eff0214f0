// The whole journey of every product: the personas of its country, in each language, to accepted and to rejected, with
// the stored answers. The default suite has one persona for each country that no other spec covers.
import type { LocaleKey } from '@loan/domain/countries/country'
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import type { Page } from '@playwright/test'
import { buildPersona, type PersonaIndex } from '../server/src/personas/persona.ts'
import { pageId, screenId } from '../tools/gallery/journeyMap.ts'
import { fromRoot } from '../tools/process/root.ts'
import { expectNoHorizontalScroll, expectTranslated, expectWholeAnswers } from './driver/checks.ts'
import { createMapRecorder } from './driver/mapRecorder.ts'
import { trackLead, completeScreens } from './driver/screens.ts'
import { expectStoredAnswers } from './driver/storedLead.ts'
import { completePages } from './driver/formPages.ts'
import { type ProductPersona, toPersona, withUniqueEmail } from './personas/persona.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

/** Whether to take screenshots of the first applicant in each language, for review by a person. */
const takesScreenshots = process.env['PICTURES'] === '1'

type ProductJourney = {
  readonly product: Product
  readonly personaIndex: PersonaIndex
  readonly locale: LocaleKey
  readonly outcome: 'accepted' | 'rejected'
}

const all: readonly ProductJourney[] = Object.values(products).flatMap((product) =>
  product.locales.flatMap((locale) =>
    ([0, 1, 2] as const).flatMap((personaIndex) =>
      (['accepted', 'rejected'] as const).map((outcome) => ({ product, personaIndex, locale, outcome })),
    ),
  ),
)

/** One product of each country, so that a new country has a journey. */
const isLastOfCountry = ({ id, country }: Product): boolean =>
  Object.values<Product>(products).findLast((other) => other.country === country)?.id === id

/** Whether the default suite has the journey. Those of Poland and Spain are in journey.spec.ts. */
const isInDefaultSuite = ({ product, personaIndex, locale, outcome }: ProductJourney): boolean =>
  isLastOfCountry(product) &&
  !['PL', 'ES'].includes(product.country.code) &&
  locale === product.locales[0] &&
  personaIndex === 0 &&
  outcome === 'accepted'

const createPersona = (product: Product, personaIndex: PersonaIndex): ProductPersona =>
  toPersona(`applicant${personaIndex}`, product, buildPersona(product, new Date(), personaIndex))

for (const journey of all.filter((one) => isWide || isInDefaultSuite(one))) {
  const { product, personaIndex, locale, outcome } = journey
  test(`applicant ${personaIndex} of ${product.id} in ${locale} is ${outcome}`, async ({ page, getServer }) => {
    const server = await getServer(product.id)
    const persona = withUniqueEmail(createPersona(product, personaIndex), outcome)
    await page.addInitScript(
      (chosen) => localStorage.setItem('uiColors', JSON.stringify({ colors: {}, locale: chosen })),
      locale,
    )
    let screenshotCount = 0
    const checkPage = async (seen: Page, name: string) => {
      await expectTranslated(seen)
      await expectNoHorizontalScroll(seen)
      if (!takesScreenshots || personaIndex !== 0 || outcome !== 'accepted') return
      screenshotCount += 1
      const file = `${String(screenshotCount).padStart(2, '0')}-${name}.png`
      await seen.screenshot({ path: fromRoot('e2e', 'screenshots', product.id, locale, file), fullPage: true })
    }
    const leadId = trackLead(page)
    await page.goto(server.url)
    const recordNode = createMapRecorder(product)
    await completePages(page, persona, {
      onPage: async ({ key }) => {
        recordNode(pageId(key))
        await checkPage(page, key)
      },
      beforeSubmit: ({ form }) => expectWholeAnswers(form),
    })
    await completeScreens(page, server, leadId, {
      until: outcome,
      onScreen: async (_screen, name) => {
        recordNode(screenId(name))
        await checkPage(page, name)
      },
    })
    await expect(page.locator('html')).toHaveAttribute('lang', product.country.languageTags[locale] ?? locale)
    expect(await expectStoredAnswers(server, persona)).toMatchObject({ state: outcome.toUpperCase() })
  })
}
