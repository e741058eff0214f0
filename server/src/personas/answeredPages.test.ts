// The page where a draft continues on another device, for every product, branch and position in the chain.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { findAnsweredPages } from '@loan/domain/pages/findAnsweredPages'
import { filterApplicablePages, buildChain, reviewPath } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildPersona } from './persona.ts'

const cases = Object.values(products).flatMap((product) =>
  ([0, 1, 2] as const).map((personaIndex) => ({ product, personaIndex })),
)

describe.each(cases)('a draft of $product.id, persona $personaIndex', ({ product, personaIndex }) => {
  const whole = buildPersona(product, new Date(), personaIndex)
  const pages = filterApplicablePages(buildChain(product), whole).map((page) => ({
    ...page,
    paths: filterApplicableDataPoints(requireDataPoints(page, catalogue), whole).map(({ path }) => path),
  }))
  const answeredOn = (done: readonly (typeof pages)[number][]): LeadApplication =>
    writeAnswers(
      {},
      done.flatMap(({ paths }) => paths.map((path) => [path, readAnswer(whole, path)] as const)),
    )

  it('continues after the last answered page', () => {
    const isAnswered = pages.map(({ paths }) => paths.some((path) => readAnswer(whole, path) !== undefined))
    const found = pages.map((_page, index) => findAnsweredPages(product, answeredOn(pages.slice(0, index))).nextPath)
    // A page without answers may be shown again.
    expect(found).toEqual(pages.map((_page, index) => pages[isAnswered.slice(0, index).lastIndexOf(true) + 1]?.path))
    expect(found).toContain(pages.at(-1)?.path)
  })

  it('continues at the review when it is complete', () => {
    expect(findAnsweredPages(product, whole).nextPath).toBe(reviewPath)
  })

  it('continues at a page with a missing answer, and the later pages stay completed', () => {
    const page = pages.find(({ paths }) => paths.some((path) => path.startsWith('personalDetails.')))
    const path = page?.paths.find((one) => one.startsWith('personalDetails.')) ?? 'personalDetails.firstName'
    const before = findAnsweredPages(product, whole)
    const { completed, nextPath } = findAnsweredPages(product, writeAnswers(whole, [[path, undefined]]))
    expect(nextPath).toBe(page?.path)
    expect(completed).toEqual(before.completed.filter((key) => key !== page?.key))
  })

  it('continues at the page of a missing consent', () => {
    const { nextPath } = findAnsweredPages(product, writeAnswers(whole, [['generalPolicies', false]]))
    expect(nextPath).toBe('/')
  })
})
