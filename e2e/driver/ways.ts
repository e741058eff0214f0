// Every way out of every state's screen, as data: by the kind of a lender's step, or by the state where it is none. The
// answers come from the table of steps and the persona; no state of a kind is known by name.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { LenderStep, LenderStepState } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { applyingDataPoints, dataPointsOf, type NamedDataPoint } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import { expect, type Locator, type Page } from '@playwright/test'
import { buildPng } from '../../server/src/testing/pictures.ts'
import { answersTo } from '../../server/src/testing/stepAnswers.ts'
import type { TestServer } from '../setup/server.ts'
import { controlsOf, fillDataPoint } from './controls.ts'
import { askStatus, type HeldLead } from './leads.ts'
import { sentBy } from './visits.ts'

/** A screen as whoever leaves it stands before it. */
export type Leaving = {
  readonly page: Page
  readonly server: TestServer
  readonly screen: Locator
  readonly state: StateName
  readonly lead: HeldLead
  readonly status: LeadStatus
}

export type Way = {
  readonly name: string
  readonly press: (leaving: Leaving) => Promise<void>
  /** Where the lead stands in the end; `next-lender`: in the same state, with another lender. */
  readonly to: StateName | 'same' | 'next-lender' | 'new-visit'
  /** What else must hold then. */
  readonly shows?: (leaving: Leaving, after: LeadStatus) => void
  /** Calls that change something; one where left out. */
  readonly writes?: (status: LeadStatus) => number
  /** Only where the screen has it. */
  readonly needs?: (status: LeadStatus) => boolean
  /** Something an applicant waits for comes sooner. */
  readonly waitsMs?: number
}

const submit = (screen: Locator): Promise<void> => screen.locator('form [type="submit"]').last().click()

const skip: Way = {
  name: 'skip',
  press: ({ screen }) => screen.locator('button[aria-describedby="skip-lender-help"]').click(),
  to: 'next-lender',
}

const stepDataPoints = (state: StateName): readonly NamedDataPoint[] => {
  const step: LenderStep | null = isLenderStepState(state) ? lenderSteps[state] : null
  return step !== null && 'dataPoints' in step ? dataPointsOf(step, catalogue) : []
}

/** What the lender still wants of this persona: the answers by data point, in the order asked. */
export const answersFor = ({ state, lead, status }: Pick<Leaving, 'state' | 'lead' | 'status'>) => {
  const names = status.questions?.dataPoints ?? stepDataPoints(state).map(({ name }) => name)
  const answers = answersTo(names, lead.persona.product)
  const asked = stepDataPoints(state).filter(({ name }) => names.includes(name))
  const application = writeAnswers(
    sentBy(lead.persona),
    asked.flatMap(({ path }) => {
      const value = readAnswer(answers, path)
      return value === undefined ? [] : [[path, value] as const]
    }),
  )
  return applyingDataPoints(asked, application).flatMap((dataPoint) => {
    const value = readAnswer(answers, dataPoint.path)
    return value === undefined ? [] : [{ dataPoint, value }]
  })
}

/** Fills in what is asked; what stands there already, and is not doubted, stays. */
export const fillQuestions = async (leaving: Leaving): Promise<void> => {
  const { screen, lead, status } = leaving
  const doubted = status.questions?.errors.map(({ fieldName }) => fieldName) ?? []
  for (const { dataPoint, value } of answersFor(leaving)) {
    const isKnown = readAnswer(sentBy(lead.persona), dataPoint.path) !== undefined
    if (isKnown && !doubted.includes(dataPoint.path)) continue
    await controlsOf(screen, dataPoint).first().waitFor()
    await fillDataPoint(screen, dataPoint, value)
  }
}

const answerQuestions: Way = {
  name: 'next',
  press: async (leaving) => {
    const { screen } = leaving
    await fillQuestions(leaving)
    for (const box of await screen.locator('[id^="declaration-"]').all()) await box.check()
    await submit(screen)
  },
  to: 'ACCEPTED',
}

const agree: Way = {
  name: 'next',
  press: async ({ screen }) => {
    for (const box of await screen.locator('input[type="checkbox"]').all()) {
      await expect(box).not.toBeChecked()
      await box.check()
    }
    await submit(screen)
  },
  to: 'ACCEPTED',
}

const accept: Way = {
  name: 'accept',
  press: async (leaving) => {
    const { screen } = leaving
    await expect(screen.locator('input:checked')).toHaveCount(0)
    const offers = screen.locator('input[name="offerId"]')
    if ((await offers.count()) > 0) await offers.first().check()
    if (leaving.status.questions !== null) await fillQuestions(leaving)
    await screen.locator('#accept-offer').click()
  },
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
  press: async ({ screen, status }) => {
    const form = screen.locator('form').filter({ has: screen.page().locator('#update-offer') })
    await screen.locator('details').filter({ has: form }).locator('summary').click()
    await form.locator('button[type="button"]:not([aria-disabled="true"])').first().click()
    await form.locator('#update-offer').click()
    const [offer] = status.offers
    await expect(screen.locator('article h2').first()).not.toContainText(String(offer?.totalPayable ?? ''))
  },
  to: 'same',
  shows: ({ status }, after) => expect(after.offers[0]?.id).not.toBe(status.offers[0]?.id),
}

const goToPartner = async ({ page, screen }: Leaving, outcome: 'confirm' | 'fail' | 'leave'): Promise<void> => {
  await screen.locator('button[aria-describedby="hand-over-after"]').click()
  await page.waitForURL('**/sandbox/partner**')
  expect(new URL(page.url()).search).not.toMatch(/@|example\.com/u)
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click()
  await page.waitForURL('**/application-frontend/**')
}

/** The address of a bank link is asked for, that of the others made. */
const partnerWrites = ({ handOver }: LeadStatus): number => (handOver?.kind === 'bank-link' ? 0 : 1)

const handOverWays: readonly Way[] = [
  { name: 'next', press: (leaving) => goToPartner(leaving, 'confirm'), to: 'ACCEPTED', writes: partnerWrites },
  {
    name: 'a failure there',
    press: (leaving) => goToPartner(leaving, 'fail'),
    to: 'same',
    shows: (_leaving, after) => expect(after.handOver?.outcome).toBe('failed'),
    writes: partnerWrites,
  },
  {
    name: 'no answer there',
    press: (leaving) => goToPartner(leaving, 'leave'),
    to: 'same',
    shows: (_leaving, after) => expect(after.handOver?.outcome).toBeNull(),
    writes: partnerWrites,
  },
  skip,
]

const pressUpload = async (leaving: Leaving): Promise<void> => {
  const { screen, status } = leaving
  for (const { dataPoint, value } of answersFor(leaving)) await fillDataPoint(screen, dataPoint, value)
  const files = screen.locator('input[type="file"]:not([capture])')
  const sides = status.upload?.sides.length ?? 0
  await expect(files).toHaveCount(sides)
  for (const file of await files.all()) {
    await file.setInputFiles({ name: 'dokument.png', mimeType: 'image/png', buffer: buildPng() })
  }
  await expect(screen.locator('section img')).toHaveCount(sides)
  await expect
    .poll(async () => (await askStatus(leaving.server, leaving.lead)).upload?.received.length, { timeout: 15_000 })
    .toBe(sides)
  await expect(screen.getByRole('progressbar')).toHaveCount(0)
  await submit(screen)
}

const fillDebt = async (screen: Locator): Promise<void> => {
  const creditor = screen.locator('[name$=".creditor"]')
  // What was begun before is still there.
  if ((await creditor.count()) === 0) await screen.locator('form button[type="button"]').last().click()
  await creditor.fill('Bank Stary')
  await screen.locator('[name$=".kind"]').selectOption('credit-card')
  await screen.locator('[name$=".balance"]').fill('1200')
  await screen.locator('[name$=".instalment"]').fill('80')
  await screen.locator('[name$=".isInArrears"][value="false"]').check()
}

const byKind: Readonly<Record<LenderStep['kind'], readonly Way[]>> = {
  questions: [answerQuestions, skip],
  consents: [agree, skip],
  offers: [accept, decline, adjust],
  'hand-over': handOverWays,
  upload: [
    { name: 'next', press: pressUpload, to: 'ACCEPTED', writes: ({ upload }) => 1 + (upload?.sides.length ?? 0) },
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
      press: async ({ screen }) => {
        await fillDebt(screen)
        await submit(screen)
      },
      to: 'ACCEPTED',
    },
    { name: 'no debts', press: ({ screen }) => submit(screen), to: 'ACCEPTED' },
    skip,
  ],
}

/** States of the applicant's own pages, and of links: no tag leads there. */
export const statesWithoutTag = [
  'NONE',
  'LOAN_INFORMATION',
  'PERSONAL_DETAILS',
  'CONTACT_DETAILS',
  'INCOME_DETAILS',
  'OTHER_INFORMATION',
  'CONTINUE',
] as const satisfies readonly StateName[]

type TaggedState = Exclude<StateName, (typeof statesWithoutTag)[number]>

const startAgain: Way = {
  name: 'start again',
  press: ({ screen }) => screen.locator('button:not([type="submit"])').last().click(),
  to: 'new-visit',
  writes: () => 0,
}

const otherNumbers = { 'tukan-pl': '601 234 599', 'vireo-es': '655 12 34 99' } as const

const messages: Readonly<Record<Exclude<TaggedState, LenderStepState>, readonly Way[]>> = {
  CHECKING: [{ ...skip, waitsMs: 61_000 }],
  MOBILE_VERIFICATION: [
    {
      name: 'next',
      press: async ({ server, screen, lead }) => {
        await screen.locator('[name="code"]').fill(await server.lastSent(lead.id, 'sms'))
        await submit(screen)
      },
      to: 'ACCEPTED',
    },
    skip,
  ],
  CHANGE_MOBILE_NUMBER: [
    {
      name: 'next',
      press: async ({ screen, lead }) => {
        await screen.locator('[name="contactDetails.phoneNumber"]').fill(otherNumbers[lead.persona.product])
        await submit(screen)
      },
      to: 'MOBILE_VERIFICATION',
    },
    skip,
  ],
  ACCEPTED: [{ name: 'next', press: ({ screen }) => submit(screen), to: 'THANK_YOU' }],
  REDIRECTED: [
    { name: 'finished', press: ({ screen }) => screen.locator('button').last().click(), to: 'THANK_YOU' },
    {
      name: 'go there',
      press: async ({ page, screen }) => {
        await screen.locator('a[href]').click()
        await page.waitForURL((url) => !url.pathname.startsWith('/application-frontend'))
        await page.goBack()
      },
      to: 'same',
      writes: () => 0,
    },
  ],
  REJECTED: [
    {
      name: 'review by a person',
      press: async ({ screen }) => {
        await submit(screen)
        await expect(screen.locator('form')).toHaveCount(0)
      },
      to: 'same',
      shows: (_leaving, after) => expect(after.rejection?.reviewRequested).toBe(true),
    },
    startAgain,
  ],
  THANK_YOU: [startAgain],
}

const isTagged = (state: StateName): state is TaggedState => !statesWithoutTag.some((other) => other === state)

/** None for the applicant's own pages. */
export const waysOf = (state: StateName): readonly Way[] => {
  if (!isTagged(state)) return []
  return isLenderStepState(state) ? byKind[lenderSteps[state].kind] : messages[state]
}

/** Beside REDIRECTED, where the lender wants a summary shown first (/smava). */
export const summaryWays: readonly Way[] = handOverWays.map((way) =>
  way.name === 'next' ? { ...way, to: 'THANK_YOU' } : way,
)
