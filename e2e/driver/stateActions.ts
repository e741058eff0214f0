// The actions that leave each state's screen, by the kind of the lender step or, for other states, by the state.
import type { LenderStepState } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { StateName } from '@loan/domain/states'
import { expect } from '@playwright/test'
import { answersByCountry } from '../../server/src/testing/answersByCountry.ts'
import { getProduct } from '../personas/persona.ts'
import { changeNumberCall } from './faults.ts'
import { handOverActions, actionsByKind } from './lenderStepActions.ts'
import { skip, submit, type ScreenAction } from './screenAction.ts'

/** States of the form's pages and of resume links, which no sandbox tag leads to. */
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

const startAgain: ScreenAction = {
  name: 'start again',
  press: ({ screen }) => screen.locator('button:not([type="submit"])').last().click(),
  to: 'new-application',
  call: null,
  writes: () => 0,
}

const actionsOfOtherStates: Readonly<Record<Exclude<TaggedState, LenderStepState>, readonly ScreenAction[]>> = {
  CHECKING: [{ ...skip, waitsMs: 61_000 }],
  MOBILE_VERIFICATION: [
    {
      name: 'next',
      // Sets the value without an input event, because the page submits a code on the event of its last digit.
      fill: async ({ server, screen, lead }) => {
        const code = await server.readLastMessage(lead.id, 'sms')
        await screen.locator('[name="code"]').evaluate((input: HTMLInputElement, value) => {
          input.value = value
        }, code)
      },
      press: ({ screen }) => submit(screen),
      to: 'ACCEPTED',
    },
    skip,
  ],
  CHANGE_MOBILE_NUMBER: [
    {
      name: 'next',
      fill: ({ screen, lead }) =>
        screen
          .locator('[name="contactDetails.phoneNumber"]')
          .fill(answersByCountry[getProduct(lead.persona).country.code].otherPhoneNumber),
      press: ({ screen }) => submit(screen),
      // The screen of the code offers the change too, so the page does not redirect automatically.
      call: changeNumberCall,
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
        await screen.locator('a[href]').first().click()
        await page.waitForURL((url) => !url.pathname.startsWith('/application-frontend'))
        await page.goBack()
      },
      to: 'same',
      call: null,
      writes: () => 0,
    },
  ],
  REJECTED: [
    {
      name: 'review by a person',
      press: ({ screen }) => submit(screen),
      onward: ({ screen }) => expect(screen.locator('form')).toHaveCount(0),
      to: 'same',
      shows: (_leaving, after) => expect(after.rejection?.reviewRequested).toBe(true),
    },
    startAgain,
  ],
  THANK_YOU: [startAgain],
}

const isTagged = (state: StateName): state is TaggedState => !statesWithoutTag.some((other) => other === state)

/** The actions of a state; empty for the states of the form's pages. */
export const listActions = (state: StateName): readonly ScreenAction[] => {
  if (!isTagged(state)) return []
  return isLenderStepState(state) ? actionsByKind[lenderSteps[state].kind] : actionsOfOtherStates[state]
}

/** The actions of the summary before a redirect (/smava), which some lenders require. */
export const summaryActions: readonly ScreenAction[] = handOverActions.map((action) =>
  action.name === 'next' ? { ...action, to: 'THANK_YOU' } : action,
)
