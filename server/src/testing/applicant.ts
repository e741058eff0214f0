// A fake applicant who answers every lender step and accepts every offer. For tests only.
import { changeMobile, verifyMobile } from '@loan/domain/contract/customer'
import { offerSkipDocumentUpload } from '@loan/domain/contract/documents'
import { continueLead, type LeadStatus, redirectLead } from '@loan/domain/contract/lead'
import { lenderStepCalls, questionCallsByState } from '@loan/domain/contract/lenderSteps'
import {
  answerCrediteaOffer,
  answerProficreditOffer,
  consentsCallsByState,
  offerCallsByState,
  updateProvidentOffer,
} from '@loan/domain/contract/offer'
import { stepAnswers } from '@loan/domain/contract/stepAnswers'
import { isStateOfKind, type StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { type ProductId, products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { answersByCountry } from './answersByCountry.ts'
import { buildStepAnswers } from './stepAnswers.ts'
import type { LeadHandle } from './leadCalls.ts'
import type { TestServer } from './testServer.ts'
import { readLastMessage, readState } from './leadRequests.ts'

type Policies = LeadStatus['policies']

export const buildConsentAnswers = (policies: Policies, given: (policy: Policies[number]) => boolean) =>
  policies.map((policy) => ({ key: policy.key, version: policy.version, given: given(policy) }))

/** Builds the payload sections of a step's body. */
const buildSections = ({ questions }: LeadStatus, product: ProductId) =>
  v.parse(v.object(stepAnswers), buildStepAnswers(questions?.dataPoints ?? [], product))

type AnswerContext = { readonly server: TestServer; readonly owned: LeadHandle; readonly product: ProductId }

const acceptOffer = async (
  { server, owned: { id, token }, product }: AnswerContext,
  state: StateOfKind<'offers'>,
  status: LeadStatus,
): Promise<void> => {
  const offerId = status.offers[0]?.id ?? ''
  const body = { id, offerId, decision: 'accept' as const }
  switch (offerCallsByState[state]) {
    case 'answerProficreditOffer':
      await server.mustCall(answerProficreditOffer, { body, token })
      return
    case 'answerCrediteaOffer':
      await server.mustCall(answerCrediteaOffer, { body, token })
      return
    case 'updateProvidentOffer':
      await server.mustCall(updateProvidentOffer, { body, token })
      return
    case 'continueLead':
      await server.mustCall(continueLead, {
        params: { id },
        body: { choice: 'accept', offerId, ...buildSections(status, product) },
        token,
      })
  }
}

const handOver = async ({ server, owned: { id, token } }: AnswerContext, state: StateOfKind<'hand-over'>) => {
  const { url } =
    state === 'MONEYMAN_PAYLANDS'
      ? await server.mustCall(lenderStepCalls.offerPayment, { body: { id }, token })
      : await server.mustCall(redirectLead, { params: { id }, token })
  const reference = new URL(url).searchParams.get('reference') ?? ''
  await server.mustCall(continueLead, {
    params: { id },
    body: { choice: 'come-back', reference, outcome: 'confirm' },
    token,
  })
}

/** One debt within all limits. */
export const someDebt = {
  creditor: 'Bank Stary',
  kind: 'credit-card' as const,
  balance: 1200,
  instalment: 80,
  isInArrears: false,
}

const answerStep = async (context: AnswerContext, status: LeadStatus): Promise<void> => {
  const {
    server,
    owned: { id, token },
    product,
  } = context
  const state = readState(status)
  if (state === null) return
  if (isStateOfKind(state, 'questions')) {
    const body = { id, declaration: true, ...buildSections(status, product) }
    await server.mustCall(questionCallsByState[state], { body, token })
  }
  if (isStateOfKind(state, 'consents')) {
    const policies = buildConsentAnswers(status.policies, ({ required }) => required)
    await server.mustCall(consentsCallsByState[state], { body: { id, locale: 'en', policies }, token })
  }
  if (isStateOfKind(state, 'offers')) await acceptOffer(context, state, status)
  if (isStateOfKind(state, 'hand-over')) await handOver(context, state)
  if (state === 'CUSTOMER_DEBTS') {
    await server.mustCall(lenderStepCalls.offerCustomerDebts, { body: { id, debts: [someDebt] }, token })
  }
  if (state === 'ID_UPLOAD') await server.mustCall(offerSkipDocumentUpload, { body: { id }, token })
}

/** Sends the answer that the state of the lead requires, in favour of the applicant. */
export const answer = async (
  server: TestServer,
  owned: LeadHandle,
  status: LeadStatus,
  product: ProductId = 'tukan-pl',
): Promise<void> => {
  const { id, token } = owned
  const state = readState(status)
  if (state === 'MOBILE_VERIFICATION') {
    await server.mustCall(verifyMobile, { body: { id, code: await readLastMessage(server, 'sms', id) }, token })
  }
  if (state === 'CHANGE_MOBILE_NUMBER') {
    await server.mustCall(changeMobile, {
      body: { id, phoneNumber: answersByCountry[products[product].country.code].otherPhoneNumber },
      token,
    })
  }
  await answerStep({ server, owned, product }, status)
}
