// The log of what operators did, newest first.
import type { FastifyInstance } from 'fastify'
import { html } from '../../http/html.ts'
import type { Services } from '../../http/services.ts'
import { actionPageSize, readActions } from '../../operators/actionLog.ts'
import { buildActionTable } from './actionTable.ts'
import { withOperator } from './operatorCall.ts'
import { sendOperatorPage } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'
import { parseBefore } from './rowIds.ts'

export const registerLogPage = (scope: FastifyInstance, services: Services): void => {
  scope.get(
    operatorPaths.log,
    withOperator(services, async (call) => {
      const actions = await readActions(services.storage.database, parseBefore(call.request.query))
      const last = actions.at(-1)
      return sendOperatorPage(call, {
        path: operatorPaths.log,
        title: 'Log',
        body: html`<p>
            Every action of every operator, for two years. No row can be changed. A person is the start of a keyed hash,
            and a network too.
          </p>
          ${buildActionTable(actions)}
          ${last === undefined || actions.length < actionPageSize ? html`` : html`<p><a href="${operatorPaths.log}?before=${last.id}">Older actions</a></p>`}`,
      })
    }),
  )
}
