// The route of each endpoint of the contract. The type requires a route for every endpoint.
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { Route } from '../http/route.ts'
import { affiliateEventRoutes } from './affiliateEvents.ts'
import { consentRoutes } from './consents.ts'
import { continueLeadRoutes } from './continueLead.ts'
import { createLeadRoutes } from './createLead.ts'
import { deviceRoutes } from './devices.ts'
import { handOverRoutes } from './handOvers.ts'
import { leadRoutes } from './leads.ts'
import { linkRoutes } from './links.ts'
import { mobileVerificationRoutes } from './mobileVerification.ts'
import { offerDocumentRoutes } from './offerDocuments.ts'
import { offerRoutes } from './offers.ts'
import { passwordRoutes } from './passwords.ts'
import { referenceRoutes } from './reference.ts'
import { stepRoutes } from './steps.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'
import { uploadRoutes } from './uploads.ts'

export const routes: Readonly<Record<EndpointName, Route>> = {
  ...createLeadRoutes,
  ...leadRoutes,
  ...continueLeadRoutes,
  ...linkRoutes,
  ...deviceRoutes,
  ...mobileVerificationRoutes,
  ...offerRoutes,
  ...offerDocumentRoutes,
  ...stepRoutes,
  ...handOverRoutes,
  ...referenceRoutes,
  ...consentRoutes,
  ...passwordRoutes,
  ...affiliateEventRoutes,
  ...unsubscribeRoutes,
  ...uploadRoutes,
}

/** Throws when a route serves another endpoint than its name says. */
export const assertRoutesFit = (): void => {
  for (const [name, route] of Object.entries(routes)) {
    const row = Object.entries(endpoints).find(([key]) => key === name)?.[1]
    if (row !== route.endpoint) throw new Error(`The route ${name} serves another endpoint of the contract`)
  }
}
