// Forty personal values typed through a whole journey with every third party switched on: none turns up where it must
// not. What vendors may have is a hash; what our own server may have is the body of a call.
import type { Page } from '@playwright/test'
import { readStorage } from './driver/leftovers.ts'
import { answerPrivacy, closeAmount } from './driver/privacy.ts'
import { trackLead, walkScreens } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { walk } from './driver/walk.ts'
import { emailOf, type Persona, unique, withAnswers } from './personas/persona.ts'
import { anna, bartek } from './personas/poland.ts'
import { expect, isWide, phone } from './setup/test.ts'
import { ordinaryBrowser, test } from './setup/tracked.ts'

test.use({ ...phone, userAgent: ordinaryBrowser })

/** Words and figures nothing else says. */
const canary = (persona: Persona): Persona =>
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
      'expenses.householdExpenses': 41_879,
    },
    {
      'contactDetails.phoneNumber': '729 183 645',
      'incomeDetails.monthlyIncome': '64 731 zł',
      'incomeDetails.householdIncome': '95.873',
    },
  )

/** Typed by nobody but this applicant: words, figures of five digits and more, days; in the forms they may take. */
const valuesOf = ({ answers, typed }: Persona): readonly string[] => {
  const given = Object.entries(answers)
    .filter(
      ([path]) => !/^(?:amount|period)$|Policies|marketingConsents|Source$|province|citizenship|country/iu.test(path),
    )
    .flatMap(([, value]) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []))
    .filter((value) => /[A-ZĄ-Ż@]|^\d[\d-]{4,}/u.test(value))
  const national = given.filter((value) => value.startsWith('+48')).map((value) => value.slice(3))
  return [...new Set([...given, ...national, ...Object.values(typed ?? {})])]
}

/** About forty of the two together: what differs between them is counted once. */
const leastValues = 25

type Watched = { readonly addresses: string[]; readonly console: string[] }

/** Look-ups whose address spec 7.10, 7.17 give, of our own API: the server's log has the template alone. */
const isLookUp = (address: string): boolean => /\/api\/(?:postcode|company)\//u.test(address)

const watch = (page: Page): Watched => {
  const watched: Watched = { addresses: [], console: [] }
  page.on('request', (request) => {
    watched.addresses.push(request.url(), request.headers()['referer'] ?? '')
  })
  page.on('framenavigated', (frame) => watched.addresses.push(frame.url()))
  page.on('console', (message) => watched.console.push(message.text()))
  return watched
}

/** A figure by itself: times and hashes are full of others. */
const isFigureIn = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\w.])${figure}(?![\\w.])`, 'u').test(text)

const findIn = (text: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => {
    if (/^\d{1,6}$/u.test(value)) return isFigureIn(text, value)
    const forms = [value, encodeURIComponent(value), value.replaceAll(' ', '+'), JSON.stringify(value).slice(1, -1)]
    return forms.some((form) => text.includes(form))
  })

for (const base of isWide ? [anna, bartek] : [bartek]) {
  test(`nothing ${base.name} types is told to anybody it is not for`, async ({ page, tracked, vendorFakes }) => {
    test.setTimeout(150_000)
    const persona = unique(canary(base), 'accepted')
    const values = valuesOf(persona)
    expect(values.length, 'values to look for').toBeGreaterThanOrEqual(leastValues)
    const watched = watch(page)
    await page.goto(`${tracked.url}?utm_source=x&gclid=abc&firstName=Prefilled&email=prefilled@example.com`)
    await closeAmount(page)
    await answerPrivacy(page, 'accept')
    await page.evaluate(() => sessionStorage.setItem('logRocket', 'initialised'))
    const leadId = trackLead(page)
    await walk(page, persona)
    expect(findIn(await readStorage(page), values).length, 'kept on the way').toBeGreaterThan(20)
    await walkScreens(page, tracked, leadId, { until: 'thank-you' })
    // Whoever still has something to send sends it.
    await page.waitForTimeout(3000)

    const all = [...values, 'Prefilled', 'prefilled@example.com']
    const reported = vendorFakes.requests.map((request) => JSON.stringify(request)).join('\n')
    expect(vendorFakes.requests.length).toBeGreaterThan(10)
    expect(findIn(reported, all), 'told to third parties').toEqual([])
    // The address the visit came in with is the advert's.
    expect(
      findIn(
        watched.addresses
          .slice(1)
          .filter((address) => !isLookUp(address))
          .join('\n'),
        values,
      ),
      'in addresses and referrers',
    ).toEqual([])
    expect(findIn(watched.console.join('\n'), all), 'in the console').toEqual([])
    expect(tracked.logged()).toContain('/api/v3/lead')
    expect(findIn(tracked.logged(), all), 'in the log of the server').toEqual([])
    expect(findIn(await readStorage(page), all), 'kept after the end').toEqual([])
    expect(await page.title()).not.toContain('Wszebora')
  })
}

test('nothing is kept on the device once it was cleared half way', async ({ page, tracked }) => {
  const persona = unique(canary(anna))
  const created = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
  await page.goto(tracked.url)
  await closeAmount(page)
  await answerPrivacy(page, 'accept')
  await walk(page, persona, { until: 'housing-information' })
  await created
  const erased = page.waitForResponse((response) => response.url().includes('/lead/erase/') && response.ok())
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'action') }).click()
  await page.getByRole('button', { name: getText('pl', 'clear-data', 'confirm') }).click()
  await erased
  expect(findIn(await readStorage(page), [...valuesOf(persona), emailOf(persona)])).toEqual([])
})
