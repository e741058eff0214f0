// The actions that leave the screen of a lender step, by the kind of the step.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { expect, type Locator } from '@playwright/test'
import { buildPng } from '../../server/src/testing/pictures.ts'
import { handOverCall } from './faults.ts'
import { fetchStatus } from './leads.ts'
import { declineOffer } from './screens.ts'
import { fillQuestions } from './stepAnswers.ts'
import { type ActionContext, skip, submit, type ScreenAction } from './screenAction.ts'

const answerQuestions: ScreenAction = {
  name: 'next',
  fill: async (actionContext) => {
    await fillQuestions(actionContext)
    for (const box of await actionContext.screen.locator('[id^="declaration-"]').all()) await box.check()
  },
  press: ({ screen }) => submit(screen),
  to: 'ACCEPTED',
}

const agree: ScreenAction = {
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

const accept: ScreenAction = {
  name: 'accept',
  fill: async (actionContext) => {
    const { screen } = actionContext
    // Neither an offer nor a consent. A question may have the answer that another answer contains.
    await expect(screen.locator('[name="offerId"]:checked, [type="checkbox"]:checked')).toHaveCount(0)
    const offers = screen.locator('input[name="offerId"]')
    if ((await offers.count()) > 0) await offers.first().check()
    if (actionContext.status.questions !== null) await fillQuestions(actionContext)
  },
  press: ({ screen }) => screen.locator('#accept-offer').click(),
  to: 'ACCEPTED',
}

const decline: ScreenAction = {
  name: 'decline',
  press: ({ screen }) => declineOffer(screen),
  to: 'next-lender',
}

const adjust: ScreenAction = {
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

export const goToProvider = ({ screen }: Pick<ActionContext, 'screen'>): Promise<void> =>
  screen.locator('button[aria-describedby="hand-over-after"]').click()

const answerAtProvider = async ({ page }: ActionContext, outcome: 'confirm' | 'fail' | 'leave'): Promise<void> => {
  await page.waitForURL('**/sandbox/partner**')
  expect(new URL(page.url()).search).not.toMatch(/@|example\.com/u)
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click()
  // The page removes the result from the URL once it has reported it.
  await page.waitForURL(({ pathname, search }) => pathname.startsWith('/application-frontend') && search === '')
}

/** Number of writes: the URL of a bank link is read, those of the others are created; the result is reported once. */
const countProviderWrites =
  (providerReplies: 0 | 1) =>
  ({ handOver }: LeadStatus): number =>
    (handOver?.kind === 'bank-link' ? 0 : 1) + providerReplies

export const handOverActions: readonly ScreenAction[] = [
  {
    name: 'next',
    press: goToProvider,
    call: handOverCall,
    onward: (actionContext) => answerAtProvider(actionContext, 'confirm'),
    to: 'ACCEPTED',
    writes: countProviderWrites(1),
  },
  {
    name: 'a failure there',
    press: goToProvider,
    call: null,
    onward: (actionContext) => answerAtProvider(actionContext, 'fail'),
    to: 'same',
    shows: (_leaving, after) => expect(after.handOver?.outcome).toBe('failed'),
    writes: countProviderWrites(1),
  },
  {
    name: 'no answer there',
    press: goToProvider,
    call: null,
    onward: (actionContext) => answerAtProvider(actionContext, 'leave'),
    to: 'same',
    shows: (_leaving, after) => expect(after.handOver?.outcome).toBeNull(),
    writes: countProviderWrites(0),
  },
  skip,
]

const fillUpload = async (actionContext: ActionContext): Promise<void> => {
  const { screen, status } = actionContext
  await fillQuestions(actionContext)
  const files = screen.locator('input[type="file"]:not([capture])')
  const sides = status.upload?.sides.length ?? 0
  await expect(files).toHaveCount(sides)
  for (const file of await files.all()) {
    await file.setInputFiles({ name: 'dokument.png', mimeType: 'image/png', buffer: buildPng() })
  }
  await expect(screen.locator('section img')).toHaveCount(sides)
  await expect
    .poll(async () => (await fetchStatus(actionContext.server, actionContext.lead)).upload?.received.length, {
      timeout: 15_000,
    })
    .toBe(sides)
  await expect(screen.locator('section').getByRole('progressbar')).toHaveCount(0)
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

export const actionsByKind: Readonly<Record<LenderStep['kind'], readonly ScreenAction[]>> = {
  questions: [answerQuestions, skip],
  consents: [agree, skip],
  offers: [accept, decline, adjust],
  'hand-over': handOverActions,
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
      press: ({ screen }) => screen.locator('button[aria-describedby="skip-upload-help"]').click(),
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
