// The actions that leave the screen of a lender step, by the kind of the step.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { expect, type Locator } from '@playwright/test'
import { buildPng } from '../../server/src/testing/pictures.ts'
import { handOverCall } from './faults.ts'
import { fetchStatus } from './leads.ts'
import { fillQuestions } from './stepAnswers.ts'
import { type Leaving, skip, submit, type Way } from './way.ts'

const answerQuestions: Way = {
  name: 'next',
  fill: async (leaving) => {
    await fillQuestions(leaving)
    for (const box of await leaving.screen.locator('[id^="declaration-"]').all()) await box.check()
  },
  press: ({ screen }) => submit(screen),
  to: 'ACCEPTED',
}

const agree: Way = {
  name: 'next',
  fill: async ({ screen }) => {
    for (const box of await screen.locator('input[type="checkbox"]').all()) {
      await expect(box).not.toBeChecked()
      await box.check()
    }
  },
  press: ({ screen }) => submit(screen),
  to: 'ACCEPTED',
}

const accept: Way = {
  name: 'accept',
  fill: async (leaving) => {
    const { screen } = leaving
    await expect(screen.locator('input:checked')).toHaveCount(0)
    const offers = screen.locator('input[name="offerId"]')
    if ((await offers.count()) > 0) await offers.first().check()
    if (leaving.status.questions !== null) await fillQuestions(leaving)
  },
  press: ({ screen }) => screen.locator('#accept-offer').click(),
  to: 'ACCEPTED',
}

const decline: Way = {
  name: 'decline',
  press: ({ screen }) => screen.locator('#decline-offer').click(),
  to: 'next-lender',
}

const adjust: Way = {
  name: 'other figures',
  needs: ({ offers }) => offers.some(({ adjustable }) => adjustable !== null),
  fill: async ({ screen }) => {
    await screen.locator('details:has(#update-offer) > summary').click()
    await screen.locator('form:has(#update-offer) button[type="button"]:not([aria-disabled="true"])').first().click()
  },
  press: ({ screen }) => screen.locator('#update-offer').click(),
  // Another offer replaces the adjusted one.
  onward: async ({ status, server, lead }) => {
    const [offer] = status.offers
    await expect.poll(async () => (await fetchStatus(server, lead)).offers[0]?.id).not.toBe(offer?.id)
  },
  to: 'same',
}

export const goToPartner = ({ screen }: Pick<Leaving, 'screen'>): Promise<void> =>
  screen.locator('button[aria-describedby="hand-over-after"]').click()

const answerThere = async ({ page }: Leaving, outcome: 'confirm' | 'fail' | 'leave'): Promise<void> => {
  await page.waitForURL('**/sandbox/partner**')
  expect(new URL(page.url()).search).not.toMatch(/@|example\.com/u)
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click()
  // The page removes the result from the URL once it has reported it.
  await page.waitForURL(({ pathname, search }) => pathname.startsWith('/application-frontend') && search === '')
}

/** Number of writes: the URL of a bank link is read, those of the others are created; the result is reported once. */
const partnerWrites =
  (saidThere: 0 | 1) =>
  ({ handOver }: LeadStatus): number =>
    (handOver?.kind === 'bank-link' ? 0 : 1) + saidThere

export const handOverWays: readonly Way[] = [
  {
    name: 'next',
    press: goToPartner,
    call: handOverCall,
    onward: (leaving) => answerThere(leaving, 'confirm'),
    to: 'ACCEPTED',
    writes: partnerWrites(1),
  },
  {
    name: 'a failure there',
    press: goToPartner,
    call: null,
    onward: (leaving) => answerThere(leaving, 'fail'),
    to: 'same',
    shows: (_leaving, after) => expect(after.handOver?.outcome).toBe('failed'),
    writes: partnerWrites(1),
  },
  {
    name: 'no answer there',
    press: goToPartner,
    call: null,
    onward: (leaving) => answerThere(leaving, 'leave'),
    to: 'same',
    shows: (_leaving, after) => expect(after.handOver?.outcome).toBeNull(),
    writes: partnerWrites(0),
  },
  skip,
]

const fillUpload = async (leaving: Leaving): Promise<void> => {
  const { screen, status } = leaving
  await fillQuestions(leaving)
  const files = screen.locator('input[type="file"]:not([capture])')
  const sides = status.upload?.sides.length ?? 0
  await expect(files).toHaveCount(sides)
  for (const file of await files.all()) {
    await file.setInputFiles({ name: 'dokument.png', mimeType: 'image/png', buffer: buildPng() })
  }
  await expect(screen.locator('section img')).toHaveCount(sides)
  await expect
    .poll(async () => (await fetchStatus(leaving.server, leaving.lead)).upload?.received.length, { timeout: 15_000 })
    .toBe(sides)
  await expect(screen.getByRole('progressbar')).toHaveCount(0)
}

const fillDebt = async (screen: Locator): Promise<void> => {
  const creditor = screen.locator('[name$=".creditor"]')
  // A debt that was begun before is restored.
  if ((await creditor.count()) === 0) await screen.locator('form button[type="button"]').last().click()
  await creditor.fill('Bank Stary')
  await screen.locator('[name$=".kind"]').selectOption('credit-card')
  await screen.locator('[name$=".balance"]').fill('1200')
  await screen.locator('[name$=".instalment"]').fill('80')
  await screen.locator('[name$=".isInArrears"][value="false"]').check()
}

export const waysByKind: Readonly<Record<LenderStep['kind'], readonly Way[]>> = {
  questions: [answerQuestions, skip],
  consents: [agree, skip],
  offers: [accept, decline, adjust],
  'hand-over': handOverWays,
  upload: [
    {
      name: 'next',
      fill: fillUpload,
      press: ({ screen }) => submit(screen),
      to: 'ACCEPTED',
      writes: ({ upload }) => 1 + (upload?.sides.length ?? 0),
    },
    {
      name: 'without pictures',
      press: ({ screen }) => screen.locator('button[aria-describedby="go-on-without-help"]').click(),
      to: 'ACCEPTED',
    },
    skip,
  ],
  debts: [
    {
      name: 'next',
      fill: ({ screen }) => fillDebt(screen),
      press: ({ screen }) => submit(screen),
      to: 'ACCEPTED',
    },
    { name: 'no debts', press: ({ screen }) => submit(screen), call: null, to: 'ACCEPTED' },
    skip,
  ],
}
