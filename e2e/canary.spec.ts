// Distinctive personal values are typed through a whole journey with every third party enabled. None of them may appear
// in URLs, the console, the log or requests to vendors. Vendors may receive a hash, and our server the body of a call.
import { withAnswers } from '@loan/domain/countries/persona'
import type { Page } from '@playwright/test'
import { readStorage } from './driver/browserStorage.ts'
import { answerPrivacyChoices, confirmAmount } from './driver/privacyChoices.ts'
import { trackLead, completeScreens } from './driver/screens.ts'
import { watchPendingRequests } from './driver/pendingRequests.ts'
import { getText } from './driver/texts.ts'
import { openPageAt } from './driver/storedSession.ts'
import { completePages } from './driver/formPages.ts'
import { getEmail, type ProductPersona, withUniqueEmail } from './personas/persona.ts'
import { anna, bartek } from './personas/poland.ts'
import { expect, isWide, phone } from './setup/test.ts'
import { ordinaryBrowser, test } from './setup/trackedTest.ts'

test.use({ ...phone, userAgent: ordinaryBrowser })

/**
 * A copy of the persona with values that no other text contains, also not the ports of the servers (32768 to 60999).
 */
const withCanaryValues = (persona: ProductPersona): ProductPersona =>
  withAnswers(
    persona,
    {
      'personalDetails.firstName': 'Wszebora',
      'personalDetails.lastName': 'Kanarkowska-Żółć',
      'contactDetails.phoneNumber': '+48729183645',
      'contactDetails.street': 'Kanarkowa',
      'contactDetails.houseNumber': '917c',
      'contactDetails.flatNumber': '834',
      'otherDetails.cityOfBirth': 'Pcimkanar',
      'otherDetails.idCardIssuedAuthority': 'Wójt Kanarkowa',
      'otherDetails.idCardIssuedAt': '2019-08-17',
      'incomeDetails.jobTitle': 'Hodowczyni kanarków',
      'incomeDetails.monthlyIncome': 64_731,
      'incomeDetails.householdIncome': 95_873,
      'expenses.monthlyExpenses': 23_917,
      'expenses.monthlyCreditCommitments': 17_139,
      'expenses.hasOtherLoans': true,
      'expenses.totalDebtAmount': 48_617,
      'expenses.householdExpenses': 29_879,
    },
    {
      'contactDetails.phoneNumber': '729 183 645',
      'incomeDetails.monthlyIncome': '64 731 zł',
      'incomeDetails.householdIncome': '95.873',
    },
  )

/** The distinctive values of the persona (words, dates, numbers of five digits or more) in their possible formats. */
const listValues = ({ answers, typed }: ProductPersona): readonly string[] => {
  const given = Object.entries(answers)
    .filter(
      ([path]) => !/^(?:amount|period)$|Policies|marketingConsents|Source$|province|citizenship|country/iu.test(path),
    )
    .flatMap(([, value]) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []))
    .filter((value) => /[A-ZĄ-Ż@]|^\d[\d-]{4,}/u.test(value))
  const national = given.filter((value) => value.startsWith('+48')).map((value) => value.slice(3))
  return [...new Set([...given, ...national, ...Object.values(typed ?? {})])]
}

/** Minimum number of values to search for. */
const minValues = 25

type BrowserOutput = { readonly addresses: string[]; readonly console: string[] }

/** Look-ups of our own API, whose URL spec 7.10, 7.17 fix. The server logs only the template of this URL. */
const isLookUp = (address: string): boolean => /\/api\/(?:postcode|company|companies)\//u.test(address)

const watch = (page: Page): BrowserOutput => {
  const watched: BrowserOutput = { addresses: [], console: [] }
  page.on('request', (request) => {
    watched.addresses.push(request.url(), request.headers()['referer'] ?? '')
  })
  page.on('framenavigated', (frame) => watched.addresses.push(frame.url()))
  page.on('console', (message) => watched.console.push(message.text()))
  return watched
}

/** Whether the text contains the number as a whole word, because times and hashes contain other numbers. */
const isFigureIn = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\w.])${figure}(?![\\w.])`, 'u').test(text)

const findIn = (text: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => {
    if (/^\d{1,6}$/u.test(value)) return isFigureIn(text, value)
    const forms = [value, encodeURIComponent(value), value.replaceAll(' ', '+'), JSON.stringify(value).slice(1, -1)]
    return forms.some((form) => text.includes(form))
  })

for (const base of isWide ? [anna, bartek] : [bartek]) {
  test(`no personal value of ${base.name} leaks`, async ({ page, trackedServer, vendorFakes }) => {
    test.setTimeout(150_000)
    const persona = withUniqueEmail(withCanaryValues(base), 'accepted')
    const values = listValues(persona)
    expect(values.length, 'values to look for').toBeGreaterThanOrEqual(minValues)
    const watched = watch(page)
    const pendingRequests = watchPendingRequests(page)
    await page.goto(`${trackedServer.url}?utm_source=x&gclid=abc&firstName=Prefilled&email=prefilled@example.com`)
    await confirmAmount(page)
    await answerPrivacyChoices(page, 'accept')
    await page.evaluate(() => sessionStorage.setItem('logRocket', 'initialised'))
    const leadId = trackLead(page)
    await completePages(page, persona)
    expect(findIn(await readStorage(page), values).length, 'stored during the journey').toBeGreaterThan(20)
    await completeScreens(page, trackedServer, leadId, { until: 'thank-you' })
    // PostHog sends its events in batches, the last one with the event of the last screen.
    await expect
      .poll(() =>
        vendorFakes
          .of('posthog')
          .map(({ body }) => body)
          .join(''),
      )
      .toContain('"event":"accepted"')
    await pendingRequests.waitUntilIdle()

    const all = [...values, 'Prefilled', 'prefilled@example.com']
    const reported = vendorFakes.requests.map((request) => JSON.stringify(request)).join('\n')
    expect(vendorFakes.requests.length).toBeGreaterThan(10)
    expect(findIn(reported, all), 'sent to third parties').toEqual([])
    // The URL that opened the page comes from the advertisement.
    expect(
      findIn(
        watched.addresses
          .slice(1)
          .filter((address) => !isLookUp(address))
          .join('\n'),
        values,
      ),
      'in URLs and referrers',
    ).toEqual([])
    expect(findIn(watched.console.join('\n'), all), 'in the console').toEqual([])
    expect(trackedServer.logged()).toContain('/api/v3/lead')
    expect(findIn(trackedServer.logged(), all), 'in the log of the server').toEqual([])
    expect(findIn(await readStorage(page), all), 'stored after the end').toEqual([])
    expect(await page.title()).not.toContain('Wszebora')
  })
}

test('"Clear my data" in the middle of a journey removes every value from the device', async ({
  page,
  trackedServer,
}) => {
  const persona = withUniqueEmail(withCanaryValues(anna))
  const created = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
  await openPageAt(page, trackedServer, persona, 'address-information')
  await answerPrivacyChoices(page, 'accept')
  await completePages(page, persona, { until: 'housing-information' })
  await created
  const erased = page.waitForResponse((response) => response.url().includes('/lead/erase/') && response.ok())
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'action') }).click()
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'confirm') }).click()
  await erased
  expect(findIn(await readStorage(page), [...listValues(persona), getEmail(persona)])).toEqual([])
})
