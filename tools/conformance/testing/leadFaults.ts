// The faults in what the server knows of a lead, each with the cases that have to fail. For tests only.
import { isRecord } from '@loan/domain/records'
import type { FaultCase } from './faults.ts'
import { changeJson, changeProblem, withHeader, storedReceipt } from './proxyChanges.ts'

export const leadFaultCases: readonly FaultCase[] = [
  {
    name: 'names no lender of a step',
    fault: {
      changeReply: (reply, { url }) =>
        url.includes('/api/lead/status/') && reply.status === 200
          ? changeJson(reply, ({ lender: _lender, ...json }) => ({ ...json, lender: null }))
          : reply,
    },
    groups: ['steps'],
    failed: ['steps/status'],
  },
  {
    name: 'returns policies without a text',
    fault: {
      changeReply: (reply, { url }) =>
        url.startsWith('/api/policies')
          ? { ...reply, body: Buffer.from(reply.body.toString().replaceAll(/"text":"[^"]*"/gu, '"text":" "')) }
          : reply,
    },
    groups: ['reads'],
    failed: ['reads/policies'],
  },
  {
    name: 'ignores the lender of a write',
    fault: {
      changeRequest: ({ headers: { 'lender-match': _ignored, ...headers }, ...request }) => ({ ...request, headers }),
    },
    groups: ['steps'],
    failed: ['steps/other-lender'],
  },
  {
    name: 'takes an update of another device for one of this device',
    fault: {
      changeReply: (reply) =>
        changeProblem(reply, (json) =>
          'writtenWithSameToken' in json ? { ...json, writtenWithSameToken: true } : json,
        ),
    },
    groups: ['access'],
    failed: ['access/two-devices'],
  },
  {
    name: 'stores an update of a submitted lead',
    fault: {
      changeReply: (reply, { method, url }) =>
        method === 'PUT' && url === '/api/v3/lead' && reply.body.includes('wrong-state')
          ? withHeader({ ...reply, status: 200, body: storedReceipt }, 'content-type', 'application/json')
          : reply,
    },
    failed: ['rejections/submitted-lead'],
  },
  {
    name: 'does not count the tries of a code',
    fault: {
      changeReply: (reply, { url }) =>
        url.includes('/api/lead/status/') && reply.status === 200
          ? changeJson(reply, ({ verification, ...json }) => ({
              ...json,
              verification: isRecord(verification) ? { ...verification, triesLeft: 3 } : verification,
            }))
          : reply,
    },
    groups: ['steps'],
    failed: ['steps/wrong-code'],
  },
]
