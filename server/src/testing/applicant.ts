// An applicant who answers whatever a lender asks, in their own favour. For tests only.
import { verifyMobile } from '@loan/domain/contract/customer'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { answerCrediteaOffer, answerPolicies, answerProficreditOffer } from '@loan/domain/contract/offer'
import { lastSent, type Owned, stateOf, type TestServer } from './testServer.ts'

export const agreeTo = (policies: LeadStatus['policies'], given: (policy: LeadStatus['policies'][number]) => boolean) =>
  policies.map((policy) => ({ key: policy.key, version: policy.version, given: given(policy) }))

/** Does what the lead's state asks for, in the applicant's favour. */
export const answer = async (server: TestServer, owned: Owned, status: LeadStatus): Promise<void> => {
  const { id, token } = owned
  const state = stateOf(status)
  if (state === 'MOBILE_VERIFICATION') {
    await server.mustCall(verifyMobile, { body: { id, code: await lastSent(server, 'sms', id) }, token })
  }
  if (state === 'POLICY_CONSENTS') {
    const policies = agreeTo(status.policies, ({ required }) => required)
    await server.mustCall(answerPolicies, { body: { id, locale: 'en', policies }, token })
  }
  if (state === 'PROFICREDIT_OFFER' || state === 'IPFD_OFFER_CHOICE') {
    const endpoint = state === 'PROFICREDIT_OFFER' ? answerProficreditOffer : answerCrediteaOffer
    const offerId = status.offers[0]?.id ?? ''
    await server.mustCall(endpoint, { body: { id, offerId, decision: 'accept' }, token })
  }
}
