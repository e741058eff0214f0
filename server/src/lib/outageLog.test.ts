import { expect, it } from 'vitest'
import { createOutageLog } from './outageLog.ts'

it('logs one line when an outage begins and one with its duration when it is over', () => {
  const lines: unknown[] = []
  let ms = 0
  const outageLog = createOutageLog(
    { info: (...line) => void lines.push(line) },
    { begin: 'it fails', end: 'it works again', fields: { kind: 'sms' } },
    () => ms,
  )
  const record = (results: readonly ('failure' | 'success')[]): void => {
    for (const result of results) {
      if (result === 'failure') outageLog.recordFailure()
      else outageLog.recordSuccess()
      ms += 5000
    }
  }
  record(['success', 'failure', 'failure', 'failure', 'success', 'success', 'failure', 'success'])
  expect(lines).toEqual([
    ['it fails', { kind: 'sms' }],
    ['it works again', { kind: 'sms', seconds: 15 }],
    ['it fails', { kind: 'sms' }],
    ['it works again', { kind: 'sms', seconds: 5 }],
  ])
})
