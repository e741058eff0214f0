// The actions that do not leave a state's screen (acts.ts): a new code, an upload, the return from a provider, a resume
// link, and the end of marketing e-mails.
import { expect, type Page } from '@playwright/test'
import { buildPng } from '../../server/src/testing/pictures.ts'
import { emailOf, unique } from '../personas/persona.ts'
import { type Act, comeTo, type Facing, placeOf, type Visit } from './acts.ts'
import { datePartsOf } from './controls.ts'
import { anyAct, comeBackCall, confirmCall, linkCall, pictureCall, resendCall, unsubscribeCall } from './faults.ts'
import { fetchStatus, type HeldLead, send, waitForState } from './leads.ts'
import { screenOf } from './screens.ts'
import { goToPartner } from './stepWays.ts'
import { getText } from './texts.ts'
import { submit } from './way.ts'

const tooOften = getText('pl', 'request-problem', 'tooMany_many').split('.')[0] ?? ''

const say = (page: Page, key: string): Promise<void> =>
  page.getByRole('button', { name: getText('pl', 'common', key), exact: true }).click()

/** The first call performs the action. Later calls press the button that retries it. */
const thenTryAgain = (page: Page, first: () => Promise<unknown>): (() => Promise<void>) => {
  let isPressed = false
  return async () => {
    if (isPressed) return say(page, 'tryAgain')
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

/** Requests a new code: after the waiting time (`isPatient`), or too early, so that the server rejects it. */
const resend =
  (isPatient: boolean) =>
  async (visit: Visit): Promise<Facing> => {
    const { page, server } = visit
    if (!isPatient) await shortenWait(page)
    const { screen, lead } = await comeTo(visit, placeOf('MOBILE_VERIFICATION'))
    await screen.locator('[name="code"]').fill('123 4')
    const before = await server.lastSent(lead.id, 'sms')
    return {
      screen,
      lead,
      press: () => screen.locator('button[aria-describedby="resends-left"]').click({ timeout: 70_000 }),
      arrive: async () => {
        if (!isPatient) return expect(screen.getByRole('alert')).toContainText(tooOften)
        await expect(screen.getByText(getText('pl', 'mobile-verification', 'resent'))).toBeVisible()
        expect(await server.lastSent(lead.id, 'sms'), 'the code that was sent last').not.toBe(before)
      },
    }
  }

const sendPicture = async (visit: Visit): Promise<Facing> => {
  const { page, server } = visit
  const { screen, lead } = await comeTo(visit, placeOf('ID_UPLOAD'))
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
    press: thenTryAgain(page, choose),
    arrive: async () => {
      await expect(front.getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
      expect((await fetchStatus(server, lead)).upload?.received).toEqual(['front'])
    },
  }
}

/** Returns from a provider. `isElsewhere`: in a tab without the lead, as where the form is embedded. */
const comeBack =
  (isElsewhere: boolean) =>
  async (visit: Visit): Promise<Facing> => {
    const { page, server } = visit
    const { screen, lead } = await comeTo(visit, placeOf('INSTANTOR'))
    await goToPartner({ screen })
    await page.waitForURL('**/sandbox/partner**')
    if (isElsewhere) await page.evaluate(() => sessionStorage.clear())
    const back = screenOf(page, 'back-beside')
    return {
      screen: isElsewhere ? back : screen,
      lead,
      press: thenTryAgain(page, () => page.locator('button[name="outcome"][value="confirm"]').click()),
      arrive: async () => {
        if (!isElsewhere) return screenOf(page, 'accepted').locator('h1').waitFor()
        await waitForState(server, lead, 'ACCEPTED')
        await expect(back.getByRole('alert')).toHaveCount(0)
      },
    }
  }

const linkOf = async ({ server, persona }: Visit): Promise<{ readonly lead: HeldLead; readonly link: string }> => {
  const lead = await send(server, unique(persona, 'offer'))
  await waitForState(server, lead, 'PROFICREDIT_OFFER')
  return { lead, link: await server.lastSent(lead.id, 'email') }
}

const openLink = async (visit: Visit): Promise<Facing> => {
  const { page } = visit
  const { lead, link } = await linkOf(visit)
  const screen = screenOf(page, 'continue')
  return {
    screen,
    lead,
    press: thenTryAgain(page, () => page.goto(link)),
    arrive: () => screen.locator('form').waitFor(),
  }
}

const confirmLink = async (visit: Visit): Promise<Facing> => {
  const { page, persona } = visit
  const { lead, link } = await linkOf(visit)
  const screen = screenOf(page, 'continue')
  await page.goto(link)
  await screen.locator('form').waitFor()
  const { day, month, year } = datePartsOf(String(persona.answers['personalDetails.dateOfBirth']))
  for (const [part, value] of Object.entries({ day, month, year })) {
    await screen.locator(`[name="personalDetails.dateOfBirth.${part}"]`).fill(value)
  }
  return {
    screen,
    lead,
    press: () => submit(screen),
    arrive: () => screenOf(page, 'proficredit-offer').locator('h1').waitFor(),
  }
}

const unsubscribe = async ({ page, server, persona }: Visit): Promise<Facing> => {
  const screen = screenOf(page, 'unsubscribe')
  await page.goto(`${server.url}unsubscribe`)
  const email = emailOf(unique(persona))
  await screen.locator('[name="contactDetails.email"]').fill(email)
  return {
    screen,
    lead: null,
    press: () => submit(screen),
    arrive: () => expect(screen).toContainText(getText('pl', 'unsubscribe', 'stopped>help', { email })),
  }
}

const again = { afterLostReply: 'is pressed again', isFirstOfAlike: true } as const

export const loneActs: readonly Act[] = [
  { ...again, name: 'a new code too soon', call: resendCall, come: resend(false), to: 'MOBILE_VERIFICATION' },
  {
    ...again,
    name: 'a new code',
    call: resendCall,
    come: resend(true),
    to: 'MOBILE_VERIFICATION',
    isFirstOfAlike: false,
  },
  { ...again, name: 'a picture', call: pictureCall, come: sendPicture, to: 'ID_UPLOAD' },
  { ...again, name: 'coming back', call: anyAct, come: comeBack(false), to: 'ACCEPTED', afterLostReply: 'goes on' },
  { ...again, name: 'coming back without the lead', call: comeBackCall, come: comeBack(true), to: 'ACCEPTED' },
  { ...again, name: 'opening a resume link', call: linkCall, come: openLink, to: 'PROFICREDIT_OFFER' },
  { ...again, name: 'the question of a resume link', call: confirmCall, come: confirmLink, to: 'PROFICREDIT_OFFER' },
  { ...again, name: 'unsubscribing', call: unsubscribeCall, come: unsubscribe, to: null },
]
