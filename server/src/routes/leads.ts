// The calls of a lead as a whole: its answers, its status and its erasure. createLead.ts creates it.
import { eraseLead, leadAnswers, leadStatus, updateLead, updateLeadLegacy } from '@loan/domain/contract/lead'
import { defineLeadReadRoute, defineLeadRoute } from '../http/leadRoute.ts'
import { resolveMessageLocale } from '../leads/answers/storeConsents.ts'
import { requireProduct } from '../leads/products.ts'
import { eraseWithNotice } from '../leads/retention/eraseWithNotice.ts'
import { buildStatus } from '../leads/status/buildStatus.ts'
import { readStatusSource } from '../leads/status/statusSource.ts'
import { resolveLocale } from '../policies/policies.ts'
import { defineUpdateRoute } from './defineUpdateRoute.ts'

const statusRoute = defineLeadReadRoute(
  leadStatus,
  readStatusSource,
  ({ params, services, now }, { lead, verification, received }) => {
    const product = requireProduct(services, lead)
    const locale = params.locale ?? resolveMessageLocale(product, lead.application.policies ?? [])
    return buildStatus(lead, {
      services,
      product,
      locale: resolveLocale(product, locale),
      verification,
      received,
      now,
    })
  },
)

const answersRoute = defineLeadRoute(leadAnswers, async ({ lead: { application } }) => ({ application }))

const eraseRoute = defineLeadRoute(eraseLead, async (call) => {
  await eraseWithNotice(call, call.lead)
  return { erased: true as const }
})

export const leadRoutes = {
  updateLead: defineUpdateRoute(updateLead),
  updateLeadLegacy: defineUpdateRoute(updateLeadLegacy),
  leadStatus: statusRoute,
  leadAnswers: answersRoute,
  eraseLead: eraseRoute,
}
