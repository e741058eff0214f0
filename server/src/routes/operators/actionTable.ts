// A table of what operators did. A person is shown as the first characters of a hash, the same in every row.
import { html, type Html } from '../../http/html.ts'
import type { OperatorAction } from '../../operators/actionLog.ts'
import { buildTable, formatTime } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'

const buildTarget = ({ leadId, personHash, requestId }: OperatorAction): Html =>
  html`${leadId === null ? '' : html`<a href="${operatorPaths.lead(leadId)}">lead ${leadId.slice(0, 8)}</a>`}
  ${personHash === null ? '' : html`person <code>${personHash.slice(0, 12)}</code>`}
  ${requestId === null ? '' : `request ${requestId}`}`

export const buildActionTable = (actions: readonly OperatorAction[]): Html =>
  buildTable({
    name: 'Actions of operators',
    columns: ['Entry', 'Time', 'Operator', 'Action', 'Result', 'Leads', 'About', 'Network'],
    rows: actions.map((action) => [
      action.id,
      formatTime(action.at),
      action.operator ?? '–',
      action.kind,
      action.result,
      action.leadCount ?? '–',
      buildTarget(action),
      html`<code>${action.clientHash.slice(0, 8)}</code>`,
    ]),
  })
