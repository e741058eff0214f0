// The calls without a lead: choices, logos, policies, personas.
import { dayMs } from '@loan/domain/durations'
import {
  countryChoices,
  partnerLogos,
  positionChoices,
  professionMapping,
  vehicleModels,
} from '@loan/domain/contract/choices'
import { createLead, updateLead } from '@loan/domain/contract/lead'
import { testDataPoints } from '@loan/domain/contract/persona'
import { policies, policyDocument } from '@loan/domain/contract/reference'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { lenders } from '../sandbox/lenders.ts'
import { buildLogo } from '../look-ups/logos.ts'
import { productionEnvironment } from '../testing/production.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { createTestServer } from '../testing/testServer.ts'

const server = createServerFixture(openTestPglite)

const localeCases = Object.values(products).flatMap(({ id, locales, country }) =>
  locales.map((locale) => ({ product: id, locale, country })),
)

describe('choices', () => {
  it.each(localeCases)('list the countries for $product in $locale', async ({ product, locale, country }) => {
    const { countries } = await server.mustCall(countryChoices, { params: { product, locale } })
    expect(countries.length).toBeGreaterThan(240)
    expect(countries[0]?.key).toBe(country.code)
    expect(countries.every(({ key, name }) => name !== '' && name !== key)).toBe(true)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  })

  it('name and sort the countries in the requested locale', async () => {
    const params = { product: 'tukan-pl', locale: 'pl' }
    const names = (await server.mustCall(countryChoices, { params })).countries.map(({ name }) => name)
    expect(names[0]).toBe('Polska')
    expect(names.indexOf('Łotwa')).toBeGreaterThan(names.indexOf('Luksemburg'))
    expect(names.indexOf('Łotwa')).toBeLessThan(names.indexOf('Macedonia Północna'))
  })

  it.each(localeCases)(
    'list positions and professions for $product in $locale',
    async ({ product, locale, country }) => {
      const { positions } = await server.mustCall(positionChoices, { params: { product, locale } })
      expect(positions.map(({ key }) => key)).toEqual(country.options.positionType.keys)
      const { sectors } = await server.mustCall(professionMapping, { params: { product, locale } })
      expect(sectors.map(({ key }) => key)).toEqual(country.options.jobArea.keys)
      const professions = sectors.flatMap((sector) => sector.professions)
      expect(professions.length).toBeGreaterThan(100)
      expect(new Set(professions.map(({ key }) => key)).size).toBe(professions.length)
    },
  )

  it('use the first locale of the product as default, and return 404 for an unknown product', async () => {
    const { positions } = await server.mustCall(positionChoices, { params: { product: 'tukan-es', locale: 'pl' } })
    expect(positions[5]).toEqual({ key: 'director', name: 'Dirección' })
    const unknown = await server.call(positionChoices, { params: { product: 'none', locale: 'pl' } })
    expect(unknown.status).toBe(404)
  })

  // Shows spec 7.11
  it('list vehicle makes by name, each with unique models', async () => {
    const { makes } = await server.mustCall(vehicleModels, {})
    expect(makes.length).toBeGreaterThanOrEqual(40)
    const names = makes.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
    for (const { name, models } of makes) {
      expect(models.length, name).toBeGreaterThan(1)
      expect(new Set(models).size, name).toBe(models.length)
      expect(
        models.every((model) => model.trim() === model && model !== ''),
        name,
      ).toBe(true)
    }
  })
})

describe('logos', () => {
  it.each(Object.values(products))('of the lenders of $id are served as files', async ({ id, country }) => {
    const { partners } = await server.mustCall(partnerLogos, { params: { product: id } })
    expect(partners.map(({ key }) => key)).toEqual(
      lenders.filter((lender) => lender.country === country.code).map(({ key }) => key),
    )
    for (const { name, logo } of partners) {
      const { statusCode, headers, body } = await server.app.inject({ url: `/api${logo}` })
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(body).toContain(`<title>${name}</title>`)
      expect(body, `the picture of ${name}`).not.toContain('<text')
      expect(body).not.toMatch(/script|href|url\(|on\w+=|style/iu)
      expect(body.length).toBeLessThan(1000)
    }
  })

  it('of a lender without a picture has its initials', () => {
    expect(buildLogo({ key: 'new', name: 'New Money' })).toContain('>NM</text>')
  })

  it.each(Object.values(products))('of the lenders that the start of $id names differ', ({ country }) => {
    const first = lenders.filter((lender) => lender.country === country.code && lender.tier > 0).slice(0, 4)
    const colours = first.map((lender) => /fill="(#\w+)"/u.exec(buildLogo(lender))?.[1])
    expect(new Set(colours).size).toBe(first.length)
  })

  it.each(['unknown.svg', '..%2F..%2Fpackage.json', 'polanka', '__proto__'])('return 404 for %s', async (file) => {
    expect((await server.app.inject({ url: `/api/partner/logos/${file}` })).statusCode).toBe(404)
  })
})

// Shows spec 7.21
describe('the policy document', () => {
  // Shows spec 7.9
  it('is served without the API prefix and equals the entry of the list', async () => {
    const params = { product: 'tukan-pl', locale: 'en' }
    const listed = await server.mustCall(policies, { params })
    const [first] = listed.policies
    if (first === undefined) throw new Error('There are no policies')
    const query = new URLSearchParams({ ...params, key: first.key }).toString()
    expect((await server.app.inject({ url: `/policy?${query}` })).json()).toEqual(first)
    expect((await server.app.inject({ url: `/api/policy?${query}` })).statusCode).toBe(404)
  })

  it.each(['none', 'constructor', 'lender-terms'])('returns 404 for %s', async (key) => {
    const response = await server.app.inject({ url: `/policy?product=tukan-pl&locale=en&key=${key}` })
    expect(response.statusCode).toBe(404)
  })

  it('has no base prefix in the contract', () => {
    expect(policyDocument.hasBasePrefix).toBe(false)
  })
})

describe('test data points', () => {
  it.each(Object.values(products))('of $id can be saved and submitted unchanged on any day', async ({ id }) => {
    for (const days of [0, 100, 200, 365]) {
      const later = await createTestServer(server.storage)
      later.passMs(days * dayMs)
      const { application } = await later.mustCall(testDataPoints, { params: { product: id } })
      const { id: _id, leadStatus: _status, expiresAt: _expiresAt, ...answers } = application
      const lead = await later.mustCall(createLead, { body: { product: id, ...answers } })
      const body = { product: id, id: lead.id, revision: lead.revision, submit: true, ...answers }
      expect((await later.mustCall(updateLead, { body, token: lead.token })).progressState).toBe(6)
      await later.app.close()
    }
  })

  it('return 404 in production', async () => {
    const live = await createTestServer(server.storage, productionEnvironment)
    expect((await live.call(testDataPoints, { params: { product: 'tukan-pl' } })).status).toBe(404)
    await live.app.close()
  })
})
