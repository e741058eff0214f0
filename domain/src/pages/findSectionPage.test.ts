// Spec 2.6 to 2.11: each of the form's routes leads to a page in every product.
import { describe, expect, it } from 'vitest'
import { products } from '../products/registry.ts'
import { buildChain } from './chain.ts'
import { findSectionPage } from './findSectionPage.ts'

const routes =
  '/loan-information /personal-details /contact-details /income-details /other-information /reference-information'.split(
    ' ',
  )

describe.each(Object.entries(products))('%s', (_id, product) => {
  const chain = buildChain(product)

  // Shows spec 2.6, 2.7, 2.8, 2.9, 2.10, 2.11
  it.each(routes)('has a page for %s', (route) => {
    expect(chain.some(({ path }) => path === route) || findSectionPage(chain, route, {}) !== null).toBe(true)
  })

  it('has no page for any other path', () => {
    for (const path of ['/', '/nowhere', '/checking', '/__proto__']) expect(findSectionPage(chain, path, {})).toBeNull()
  })
})

it('leads to the first page of the section', () => {
  const chain = buildChain(products['tukan-pl'])
  const found = routes.map((route) => findSectionPage(chain, route, {})?.key)
  expect(found).toEqual([
    'initial-details',
    'name',
    'address-information',
    'monthly-income',
    'monthly-expenses',
    'initial-details',
  ])
})
