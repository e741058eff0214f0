// The whole journey of every product: the personas of its country, in each language, to accepted and to rejected, with the
// stored answers. The default suite has one persona for each country that no other spec covers.
import type { LocaleKey } from '@loan/domain/countries/country'
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import type { Page } from '@playwright/test'
import { buildPersona, type PersonaPlace } from '../server/src/personas/persona.ts'
import { pageId, screenId } from '../tools/gallery/journeyMap.ts'
import { fromRoot } from '../tools/process/root.ts'
import { expectNoSidewaysScroll, expectTranslated } from './driver/checks.ts'
import { followMap } from './driver/mapped.ts'
import { trackLead, walkScreens } from './driver/screens.ts'
import { expectStored } from './driver/stored.ts'
import { walk } from './driver/walk.ts'
import { type Persona, personaFrom, unique } from './personas/persona.ts'
import { expect, isWide, phone, test } from './setup/test.ts'

test.use(phone)

/** Whether to take screenshots of the first applicant in each language, for review by a person. */
const isPictured = process.env['PICTURES'] === '1'

type Journey = {
  readonly product: Product
  readonly place: PersonaPlace
  readonly locale: LocaleKey
  readonly outcome: 'accepted' | 'rejected'
}

const all: readonly Journey[] = Object.values(products).flatMap((product) =>
  product.locales.flatMap((locale) =>
    ([0, 1, 2] as const).flatMap((place) =>
      (['accepted', 'rejected'] as const).map((outcome) => ({ product, place, locale, outcome })),
    ),
  ),
)

/** Whether the default suite has the journey. Those of Poland and Spain are in journey.spec.ts. */
const isQuick = ({ product, place, locale, outcome }: Journey): boolean =>
  product.brand === 'vireo' &&
  !['PL', 'ES'].includes(product.country.code) &&
  locale === product.locales[0] &&
  place === 0 &&
  outcome === 'accepted'

const personaOf = (product: Product, place: PersonaPlace): Persona =>
  personaFrom(`applicant${place}`, product, buildPersona(product, new Date(), place))

for (const journey of all.filter((one) => isWide || isQuick(one))) {
  const { product, place, locale, outcome } = journey
  test(`applicant ${place} of ${product.id} in ${locale} is ${outcome}`, async ({ page, serverOf }) => {
    const server = await serverOf(product.id)
    const persona = unique(personaOf(product, place), outcome)
    await page.addInitScript(
      (chosen) => localStorage.setItem('uiColors', JSON.stringify({ colors: {}, locale: chosen })),
      locale,
    )
    let pictures = 0
    const look = async (seen: Page, name: string) => {
      await expectTranslated(seen)
      await expectNoSidewaysScroll(seen)
      if (!isPictured || place !== 0 || outcome !== 'accepted') return
      pictures += 1
      const file = `${String(pictures).padStart(2, '0')}-${name}.png`
      await seen.screenshot({ path: fromRoot('e2e', 'screenshots', product.id, locale, file), fullPage: true })
    }
    const leadId = trackLead(page)
    await page.goto(server.url)
    const come = followMap(product)
    await walk(page, persona, {
      onPage: async ({ key }) => {
        come(pageId(key))
        await look(page, key)
      },
    })
    await walkScreens(page, server, leadId, {
      until: outcome,
      onScreen: async (_screen, name) => {
        come(screenId(name))
        await look(page, name)
      },
    })
    await expect(page.locator('html')).toHaveAttribute('lang', product.country.languageTags[locale] ?? locale)
    expect(await expectStored(server, persona)).toMatchObject({ state: outcome.toUpperCase() })
  })
}
