// Every call of a lead in every state. A call in the wrong state returns 409 with the current state, on both engines,
// and a call with another lead's token returns 404. A new call must list the states that allow it.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { lenderStepCalls, questionCallsByState } from '@loan/domain/contract/lenderSteps'
import { consentsCallsByState, offerCallsByState, type OfferCallName } from '@loan/domain/contract/offer'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import { lenderStepStates, listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { toScreenName, type StateName, states, stateNames } from '@loan/domain/states'
import { describe, expect, it } from 'vitest'
import { listKeys } from '@loan/domain/records'
import { taggedStates } from '../sandbox/scenarios.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { TestServer } from '../testing/testServer.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createDraft, waitForLenders, readState, requestStatus, submitApplication } from '../testing/leadRequests.ts'

type CallRule = {
  /** The states that allow the call. */
  readonly allowed: readonly StateName[]
  readonly params?: object
  readonly body?: object
}

const withLender: readonly StateName[] = [
  'CHECKING',
  'MOBILE_VERIFICATION',
  'CHANGE_MOBILE_NUMBER',
  ...lenderStepStates,
]
/** A lead without an offer in these states also returns 409: offerDocuments.test.ts. */
const acceptedStates: readonly StateName[] = ['ACCEPTED', 'REDIRECTED', 'THANK_YOU']
const offerBody = { offerId: 'x', decision: 'accept' }
const consentsBody = { locale: 'pl', policies: [] }

const questionRules = Object.fromEntries(
  Object.entries(lenderStepCalls).flatMap(([name, endpoint]): readonly (readonly [string, CallRule])[] => {
    const allowed = listStatesOfKind('questions').filter((state) => questionCallsByState[state] === endpoint)
    return allowed.length === 0 ? [] : [[name, { allowed }]]
  }),
)

const buildConsentsRule = (name: 'answerPolicies' | 'offerDynamicPolicy') => ({
  [name]: {
    allowed: listStatesOfKind('consents').filter((state) => consentsCallsByState[state] === endpoints[name]),
    body: consentsBody,
  },
})

const listOfferStates = (name: OfferCallName): readonly StateName[] =>
  listStatesOfKind('offers').filter((state) => offerCallsByState[state] === name)

const buildOfferRule = (name: OfferCallName) => ({ [name]: { allowed: listOfferStates(name), body: offerBody } })

const callRules: Readonly<Record<string, CallRule>> = {
  ...questionRules,
  updateLead: { allowed: ['NONE'], body: { product: 'tukan-pl', revision: 1 } },
  updateLeadLegacy: { allowed: ['NONE'], body: { product: 'tukan-pl', revision: 1 } },
  skipLender: { allowed: withLender },
  continueLead: { allowed: ['ACCEPTED', 'REDIRECTED'] },
  redirectLead: { allowed: ['REDIRECTED', 'INSTANTOR', 'WENANCE_TINK'] },
  verifyMobile: { allowed: ['MOBILE_VERIFICATION'], body: { code: '000000' } },
  leadMobileVerification: { allowed: ['MOBILE_VERIFICATION'], body: { code: '000000' } },
  resendMobileCode: { allowed: ['MOBILE_VERIFICATION'] },
  changeMobile: { allowed: ['MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER'] },
  ...buildConsentsRule('answerPolicies'),
  ...buildConsentsRule('offerDynamicPolicy'),
  ...buildOfferRule('answerProficreditOffer'),
  ...buildOfferRule('answerCrediteaOffer'),
  ...buildOfferRule('updateProvidentOffer'),
  offerCustomerDebts: { allowed: ['CUSTOMER_DEBTS'], body: { debts: [] } },
  offerPayment: { allowed: ['MONEYMAN_PAYLANDS'] },
  sale: { allowed: [] },
  documentId: {
    allowed: ['ID_UPLOAD'],
    body: { otherDetails: { identificationType: 'id_card', idCardNumber: 'ABA300000' } },
  },
  offerSkipDocumentUpload: { allowed: ['ID_UPLOAD'] },
  createPhoneLink: { allowed: ['ID_UPLOAD'] },
  acceptedOffer: { allowed: acceptedStates },
  acceptedOfferCalendar: { allowed: acceptedStates },
  signedContract: { allowed: acceptedStates },
}

/**
 * Calls that every state allows. idUpload sends no JSON; uploads.test.ts covers it. The calls of an offer depend on the
 * offers of the lead; offerDocuments.test.ts covers them.
 */
const stateIndependentCalls: readonly EndpointName[] = [
  'leadStatus',
  'leadAnswers',
  'leadDevices',
  'endOtherDevices',
  'leaveDevice',
  'sendContinueLink',
  'customerConsents',
  'offerPlan',
  'offerInformation',
  'setPassword',
  'affiliateEvent',
  'idUpload',
  'eraseLead',
]

const names = listKeys(endpoints)
const owned = names.filter((name) => endpoints[name].needsLeadToken)

const buildCallInput = (name: EndpointName, { id, token }: LeadHandle) => {
  const endpoint: Endpoint = endpoints[name]
  const isInPath = endpoint.path.includes('{id}')
  return {
    ...(isInPath && { params: { id } }),
    body: { ...(!isInPath && { id }), ...callRules[name]?.body },
    token,
  }
}

const reached = stateNames.filter((state) => state === 'NONE' || taggedStates.includes(state))

it('lists the allowed states of every call of a lead', () => {
  expect(owned.filter((name) => !stateIndependentCalls.includes(name) && callRules[name] === undefined)).toEqual([])
  expect(Object.keys(callRules).filter((name) => !owned.some((each) => each === name))).toEqual([])
})

it('has a call to answer and a call to skip every lender step', () => {
  for (const state of lenderStepStates) {
    const calls = Object.entries(callRules).filter(([, { allowed }]) => allowed.includes(state))
    const answeringCalls = calls.map(([name]) => name).filter((name) => name !== 'skipLender')
    // continueLead answers these offers with a separate choice.
    const isByContinue = listOfferStates('continueLead').includes(state)
    expect([state, answeringCalls.length > 0 || isByContinue]).toEqual([state, true])
    expect(calls.map(([name]) => name)).toContain('skipLender')
  }
})

/** Creates a lead in a state. */
const reach = async (server: TestServer, state: StateName): Promise<LeadHandle> => {
  if (state === 'NONE') return createDraft(server, anna)
  const lead = await submitApplication(server, withTag(anna, toScreenName(state)))
  if (state !== 'CHECKING') await waitForLenders(server, lead)
  return lead
}

describe.each(engines)('calls in the wrong state on $name', ({ open }) => {
  const server = createServerFixture(open)

  it.each(reached)('return 409 in %s', async (state) => {
    const lead = await reach(server, state)
    const before = await requestStatus(server, lead)
    expect(readState(before)).toBe(state)
    for (const name of owned) {
      const callRule = callRules[name]
      if (callRule === undefined || callRule.allowed.includes(state)) continue
      const { status, problem } = await server.call(endpoints[name], buildCallInput(name, lead))
      expect([name, status, problem?.type, problem?.progressState]).toEqual([
        name,
        409,
        'urn:loan:problem:wrong-state',
        before.progressState,
      ])
    }
    expect(await requestStatus(server, lead)).toEqual(before)
  })

  it.each(['accept', 'decline'] as const)(
    'return 409 for the choice %s outside the two offers that allow it',
    async (choice) => {
      for (const state of ['PROFICREDIT_OFFER', 'ACCEPTED', 'CHECKING', 'VEHICLE'] as const) {
        const lead = await reach(server, state)
        const { status, problem } = await server.call(endpoints.continueLead, {
          params: { id: lead.id },
          body: { choice, offerId: 'x' },
          token: lead.token,
        })
        expect([state, status, problem?.progressState]).toEqual([state, 409, states[state].code])
      }
    },
  )
})

// One engine, because everyRoute.test.ts sends every call without access on PGlite.
describe.each(engines.slice(-1))('calls on $name', ({ open }) => {
  const server = createServerFixture(open)

  it.each(reached)('return 404 with another token in %s', async (state) => {
    const lead = await reach(server, state)
    const before = await requestStatus(server, lead)
    const other = await createDraft(server, lucia)
    for (const name of owned) {
      if (callRules[name] === undefined) continue
      const { status, problem } = await server.call(
        endpoints[name],
        buildCallInput(name, { id: lead.id, token: other.token }),
      )
      expect([name, status, problem?.type]).toEqual([name, 404, 'urn:loan:problem:not-found'])
    }
    expect(await requestStatus(server, lead)).toEqual(before)
  })
})
