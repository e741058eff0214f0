// Opens a page in the middle of a journey, with the storage that an earlier session would leave.
import { filterApplicablePages, buildChain } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { writeAnswers } from '@loan/domain/lead/answers'
import { buildAgreedPolicies } from '../../server/src/testing/agreedPolicies.ts'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { PageKey } from '@loan/domain/pages/pageRow'
import type { Page } from '@playwright/test'
import { initialState } from '../../web/src/store/state.ts'
import { buildApplication, type ProductPersona, getProduct } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { toDateParts } from './controls.ts'
import { type FormPageKey, reviewKey, waitForPage } from './formPages.ts'

const buildConsentRecords = (persona: ProductPersona): NonNullable<LeadApplication['policies']> => [
  ...buildAgreedPolicies(getProduct(persona), new Date(), (key) => {
    const policy = getProduct(persona).policies.find((one) => one.key === key)
    return policy !== undefined && persona.answers[policy.path] === true
  }),
]

/** Keys of the pages that a persona sees, in order. */
export const listPageKeys = (persona: ProductPersona): readonly PageKey[] =>
  filterApplicablePages(buildChain(getProduct(persona)), buildApplication(persona)).map(({ key }) => key)

const listPageDataPoints = (persona: ProductPersona, pages: readonly string[]): readonly NamedDataPoint[] =>
  buildChain(getProduct(persona))
    .filter(({ key }) => pages.includes(key))
    .flatMap((page) => filterApplicableDataPoints(requireDataPoints(page, catalogue), buildApplication(persona)))

const buildDrafts = (persona: ProductPersona, dataPoints: readonly NamedDataPoint[]): Record<string, string> => {
  const drafts: Record<string, string> = {}
  for (const { path, kind } of dataPoints) {
    const answer = persona.answers[path]
    if (answer === undefined) continue
    if (kind === 'date' || kind === 'month') {
      for (const [datePart, value] of Object.entries(toDateParts(String(answer)))) drafts[`${path}.${datePart}`] = value
    } else drafts[path] = persona.typed?.[path] ?? String(answer)
  }
  return drafts
}

/** The payload of a persona who has answered all pages. */
export const buildPayload = (persona: ProductPersona): LeadApplication => ({
  ...buildApplication(persona),
  periodScale: getProduct(persona).period.scale,
  policies: [...buildConsentRecords(persona)],
})

/** The stored slice of the pages after all of them are answered. */
export const buildAnsweredPages = (persona: ProductPersona): object => {
  const completed = listPageKeys(persona)
  const drafts = buildDrafts(persona, listPageDataPoints(persona, completed))
  return { ...initialState.dynamicPages, drafts, completed }
}

/** Writes both slices to the session storage and clears everything else. */
export const storeSlices = async (
  page: Page,
  server: TestServer,
  slices: { readonly leadApplication: object; readonly dynamicPages: object },
): Promise<void> => {
  // A file of the same origin has the same storage but does not start the application.
  await page.goto(`${server.url}terms`)
  await page.evaluate(
    ([lead, pages]) => {
      localStorage.clear()
      sessionStorage.clear()
      sessionStorage.setItem('leadApplication', lead)
      sessionStorage.setItem('dynamicPages', pages)
    },
    [JSON.stringify(slices.leadApplication), JSON.stringify(slices.dynamicPages)] as const,
  )
}

/**
 * Opens the page of this key (or the review) with all earlier pages answered. Throws where the persona does not see it.
 */
export const openPageAt = async (
  page: Page,
  server: TestServer,
  persona: ProductPersona,
  key: FormPageKey,
): Promise<void> => {
  const keys = listPageKeys(persona)
  const index = key === reviewKey ? keys.length : keys.indexOf(key)
  if (index < 0) throw new Error(`${persona.name} does not see the page ${key}`)
  const completed = keys.slice(0, index)
  const dataPoints = listPageDataPoints(persona, completed)
  const answers = writeAnswers(
    { tags: ['ui:react'] },
    dataPoints.map(({ path }) => [path, persona.answers[path]]),
  )
  const leadApplication = {
    ...initialState.leadApplication,
    applicationData: index === 0 ? answers : { ...answers, policies: buildConsentRecords(persona) },
  }
  const path = index === 0 ? '' : key
  const dynamicPages = {
    ...initialState.dynamicPages,
    drafts: buildDrafts(persona, dataPoints),
    completed,
    currentFormPath: `/${path}`,
  }
  await storeSlices(page, server, { leadApplication, dynamicPages })
  await page.goto(`${server.url}${path}`)
  await waitForPage(page, key)
}
