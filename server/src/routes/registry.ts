// One handler for each row of the contract; a row without one does not compile, an unbuilt one answers 501.
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import { notBuilt, type Route } from '../http/route.ts'
import { customerRoutes } from './customers.ts'
import { leadRoutes } from './leads.ts'
import { linkRoutes } from './links.ts'
import { offerRoutes } from './offers.ts'
import { recordRoutes } from './records.ts'
import { referenceRoutes } from './reference.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'

export const routes: Readonly<Record<EndpointName, Route>> = {
  ...leadRoutes,
  ...linkRoutes,
  ...customerRoutes,
  ...offerRoutes,
  ...referenceRoutes,
  ...recordRoutes,
  ...unsubscribeRoutes,
  documentId: notBuilt(endpoints.documentId),
  idUpload: notBuilt(endpoints.idUpload),
  vehicle: notBuilt(endpoints.vehicle),
  sale: notBuilt(endpoints.sale),
  account: notBuilt(endpoints.account),
  maritalDetails: notBuilt(endpoints.maritalDetails),
  aide: notBuilt(endpoints.aide),
  cnp: notBuilt(endpoints.cnp),
  wniosek: notBuilt(endpoints.wniosek),
  offerPayment: notBuilt(endpoints.offerPayment),
  offerEmploymentDetails: notBuilt(endpoints.offerEmploymentDetails),
  offerPersonalDetails: notBuilt(endpoints.offerPersonalDetails),
  offerDynamicPolicy: notBuilt(endpoints.offerDynamicPolicy),
  offerCreditDetails: notBuilt(endpoints.offerCreditDetails),
  offerProfessionalDetails: notBuilt(endpoints.offerProfessionalDetails),
  offerCustomerDebts: notBuilt(endpoints.offerCustomerDebts),
  offerReferenceDetails: notBuilt(endpoints.offerReferenceDetails),
  offerSkipDocumentUpload: notBuilt(endpoints.offerSkipDocumentUpload),
  updateProvidentOffer: notBuilt(endpoints.updateProvidentOffer),
}

/** Throws where a handler serves another row than its own. */
export const assertRoutesFit = (): void => {
  for (const [name, route] of Object.entries(routes)) {
    const row = Object.entries(endpoints).find(([key]) => key === name)?.[1]
    if (row !== route.endpoint) throw new Error(`The handler ${name} serves another row of the contract`)
  }
}
