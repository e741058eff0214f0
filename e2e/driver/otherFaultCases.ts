// The actions that do not leave a state's screen (faultCases.ts): a new code, an upload, the return from a provider, a
// resume link, and the end of marketing e-mails.
import { expect, type Page } from '@playwright/test'
import { buildPng } from '../../server/src/testing/pictures.ts'
import { getEmail, withUniqueEmail } from '../personas/persona.ts'
import {
  type FaultCase,
  openStateScreen,
  type PreparedAction,
  requireStateScreen,
  type PrepareOptions,
} from './faultCases.ts'
import { toDateParts } from './controls.ts'
import {
  anyPost,
  providerReturnCall,
  confirmCall,
  linkCall,
  uploadCall,
  resendCall,
  unsubscribeCall,
} from './faults.ts'
import { fetchStatus, type TestLead, submitLead, waitForState } from './leads.ts'
import { getScreen } from './screens.ts'
import { goToProvider } from './lenderStepActions.ts'
import { getText } from './texts.ts'
import { submit } from './screenAction.ts'

const tooManyText = getText('pl', 'request-problem', 'tooMany_many').split('.')[0] ?? ''

const pressButton = (page: Page, key: string): Promise<void> =>
  page.getByRole('button', { name: getText('pl', 'common', key), exact: true }).click()

/** The first call performs the action. Later calls press the button that retries it. */
const pressThenRetry = (page: Page, first: () => Promise<unknown>): (() => Promise<void>) => {
  let isPressed = false
  return async () => {
    if (isPressed) return pressButton(page, 'tryAgain')
    isPressed = true
    await first()
  }
}

/** Sets the waiting time before a new code to 0 in the replies that the page receives. */
const shortenWait = async (page: Page): Promise<void> => {
  await page.route('**/api/lead/status/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/"resendAfterSeconds":\d+/u, '"resendAfterSeconds":0') })
  })
}

/** Requests a new code: after the waiting time (`waitsForResend`), or too early, so that the server rejects it. */
const prepareResend =
  (waitsForResend: boolean) =>
  async (options: PrepareOptions): Promise<PreparedAction> => {
    const { page, server } = options
    if (!waitsForResend) await shortenWait(page)
    const { screen, lead } = await openStateScreen(options, requireStateScreen('MOBILE_VERIFICATION'))
    await screen.locator('[name="code"]').fill('123 4')
    const before = await server.readLastMessage(lead.id, 'sms')
    return {
      screen,
      lead,
      press: () => screen.locator('button[aria-describedby="resends-left"]').click({ timeout: 70_000 }),
      waitForResult: async () => {
        if (!waitsForResend) return expect(screen.getByRole('alert')).toContainText(tooManyText)
        await expect(screen.getByText(getText('pl', 'mobile-verification', 'resent'))).toBeVisible()
        expect(await server.readLastMessage(lead.id, 'sms'), 'the code that was sent last').not.toBe(before)
      },
    }
  }

const prepareUpload = async (options: PrepareOptions): Promise<PreparedAction> => {
  const { page, server } = options
  const { screen, lead } = await openStateScreen(options, requireStateScreen('ID_UPLOAD'))
  const front = screen.locator('section').filter({ has: page.locator('#picture-front') })
  const choose = async () => {
    // A real press requires that the control is in view.
    await front.locator('#picture-front').scrollIntoViewIfNeeded()
    await front
      .locator('input[type="file"]:not([capture])')
      .setInputFiles({ name: 'przód.png', mimeType: 'image/png', buffer: buildPng() })
  }
  return {
    screen,
    lead,
    press: pressThenRetry(page, choose),
    waitForResult: async () => {
      await expect(front.getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
      expect((await fetchStatus(server, lead)).upload?.received).toEqual(['front'])
    },
  }
}

/** Returns from a provider. `isOtherTab`: in a tab without the lead, as where the form is embedded. */
const prepareProviderReturn =
  (isOtherTab: boolean) =>
  async (options: PrepareOptions): Promise<PreparedAction> => {
    const { page, server } = options
    const { screen, lead } = await openStateScreen(options, requireStateScreen('INSTANTOR'))
    await goToProvider({ screen })
    await page.waitForURL('**/sandbox/partner**')
    if (isOtherTab) await page.evaluate(() => sessionStorage.clear())
    const back = getScreen(page, 'provider-return')
    return {
      screen: isOtherTab ? back : screen,
      lead,
      press: pressThenRetry(page, () => page.locator('button[name="outcome"][value="confirm"]').click()),
      waitForResult: async () => {
        if (!isOtherTab) return getScreen(page, 'accepted').locator('h1').waitFor()
        await waitForState(server, lead, 'ACCEPTED')
        await expect(back.getByRole('alert')).toHaveCount(0)
      },
    }
  }

const createResumeLink = async ({
  server,
  persona,
}: PrepareOptions): Promise<{ readonly lead: TestLead; readonly link: string }> => {
  const lead = await submitLead(server, withUniqueEmail(persona, 'offer'))
  await waitForState(server, lead, 'PROFICREDIT_OFFER')
  return { lead, link: await server.readLastMessage(lead.id, 'email') }
}

const prepareResumeLink = async (options: PrepareOptions): Promise<PreparedAction> => {
  const { page } = options
  const { lead, link } = await createResumeLink(options)
  const screen = getScreen(page, 'continue')
  return {
    screen,
    lead,
    press: pressThenRetry(page, () => page.goto(link)),
    waitForResult: () => screen.locator('form').waitFor(),
  }
}

const prepareConfirmation = async (options: PrepareOptions): Promise<PreparedAction> => {
  const { page, persona } = options
  const { lead, link } = await createResumeLink(options)
  const screen = getScreen(page, 'continue')
  await page.goto(link)
  await screen.locator('form').waitFor()
  const { day, month, year } = toDateParts(String(persona.answers['personalDetails.dateOfBirth']))
  for (const [datePart, value] of Object.entries({ day, month, year })) {
    await screen.locator(`[name="personalDetails.dateOfBirth.${datePart}"]`).fill(value)
  }
  return {
    screen,
    lead,
    press: () => submit(screen),
    waitForResult: () => getScreen(page, 'proficredit-offer').locator('h1').waitFor(),
  }
}

const prepareUnsubscribe = async ({ page, server, persona }: PrepareOptions): Promise<PreparedAction> => {
  const screen = getScreen(page, 'unsubscribe')
  await page.goto(`${server.url}unsubscribe`)
  const email = getEmail(withUniqueEmail(persona))
  await screen.locator('[name="contactDetails.email"]').fill(email)
  return {
    screen,
    lead: null,
    press: () => submit(screen),
    waitForResult: () => expect(screen).toContainText(getText('pl', 'unsubscribe', 'stopped>help', { email })),
  }
}

const repeatable = { afterLostReply: 'is pressed again', isFirstOfAlike: true } as const

export const otherFaultCases: readonly FaultCase[] = [
  {
    ...repeatable,
    name: 'a new code too soon',
    call: resendCall,
    prepare: prepareResend(false),
    to: 'MOBILE_VERIFICATION',
  },
  {
    ...repeatable,
    name: 'a new code',
    call: resendCall,
    prepare: prepareResend(true),
    to: 'MOBILE_VERIFICATION',
    isFirstOfAlike: false,
  },
  { ...repeatable, name: 'a picture', call: uploadCall, prepare: prepareUpload, to: 'ID_UPLOAD' },
  {
    ...repeatable,
    name: 'coming back',
    call: anyPost,
    prepare: prepareProviderReturn(false),
    to: 'ACCEPTED',
    afterLostReply: 'goes on',
  },
  {
    ...repeatable,
    name: 'coming back without the lead',
    call: providerReturnCall,
    prepare: prepareProviderReturn(true),
    to: 'ACCEPTED',
  },
  { ...repeatable, name: 'opening a resume link', call: linkCall, prepare: prepareResumeLink, to: 'PROFICREDIT_OFFER' },
  {
    ...repeatable,
    name: 'the question of a resume link',
    call: confirmCall,
    prepare: prepareConfirmation,
    to: 'PROFICREDIT_OFFER',
  },
  { ...repeatable, name: 'unsubscribing', call: unsubscribeCall, prepare: prepareUnsubscribe, to: null },
]
