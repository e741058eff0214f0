// Sign-in and sign-out of operators.
import type { FastifyInstance } from 'fastify'
import { buildOperatorCookie, clearOperatorCookie, hashRequestClient, hasOwnOrigin } from '../../http/operatorAccess.ts'
import type { Services } from '../../http/services.ts'
import { signIn, signOut } from '../../operators/sessions.ts'
import { withOperator, readFields, sendRejectedForm, sendSignIn } from './operatorCall.ts'
import { operatorPaths } from './operatorPaths.ts'

export const registerSignIn = (scope: FastifyInstance, services: Services): void => {
  const { config, secretKey } = services

  scope.post(operatorPaths.signIn, { config: { limitKind: 'codes' } }, async (request, reply) => {
    if (!hasOwnOrigin(request, config)) return sendRejectedForm(reply)
    const client = { clientHash: hashRequestClient(request, secretKey), now: services.now() }
    const outcome = await signIn(services, readFields(request)['key'] ?? '', client)
    switch (outcome.result) {
      case 'signed-in':
        return reply
          .header('set-cookie', buildOperatorCookie(config, outcome.token))
          .redirect(operatorPaths.overview, 303)
      case 'rejected':
        return sendSignIn(reply, 'The key is not valid.')
      case 'limited':
        reply.header('retry-after', String(outcome.retryAfterSeconds))
        return sendSignIn(reply, 'Too many attempts from this network. Wait a quarter of an hour.', 429)
    }
  })

  scope.post(
    operatorPaths.signOut,
    withOperator(services, async ({ reply, session, actor }) => {
      await signOut(services, session, actor)
      return reply.header('set-cookie', clearOperatorCookie(config)).redirect(operatorPaths.overview, 303)
    }),
  )
}
