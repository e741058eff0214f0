// The pages of the operators, also in production. They exist only where OPERATOR_KEYS is set (docs/operating.md).
import type { FastifyInstance } from 'fastify'
import { registerFormParser } from '../../http/formBody.ts'
import type { Services } from '../../http/services.ts'
import { registerLeadPage } from './leadPage.ts'
import { registerLendersPage } from './lendersPage.ts'
import { registerLogPage } from './logPage.ts'
import { registerOutboxPage } from './outboxPage.ts'
import { registerOverview } from './overviewPage.ts'
import { registerPersonRequests } from './personRequests.ts'
import { registerReviews } from './reviews.ts'
import { registerSearch } from './searchPage.ts'
import { registerSignIn } from './signIn.ts'

export const registerOperators = (app: FastifyInstance, services: Services): void => {
  if (services.config.operatorKeys.length === 0) return
  void app.register(async (scope) => {
    registerFormParser(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    registerSignIn(scope, services)
    registerOverview(scope, services)
    registerSearch(scope, services)
    registerLeadPage(scope, services)
    registerReviews(scope, services)
    registerPersonRequests(scope, services)
    registerOutboxPage(scope, services)
    registerLendersPage(scope, services)
    registerLogPage(scope, services)
  })
}
