// The notes of an outage: one line when it begins, one with its duration when it is over.
import { expect, it } from 'vitest'
import { createOutageNotes } from './outageNotes.ts'

it('has one line when an outage begins and one when it is over, for each outage', () => {
  const lines: unknown[] = []
  let ms = 0
  const notes = createOutageNotes(
    { note: (...line) => void lines.push(line) },
    { begin: 'it fails', end: 'it works again', figures: { kind: 'sms' } },
    () => ms,
  )
  const record = (results: readonly ('failure' | 'success')[]): void => {
    for (const result of results) {
      if (result === 'failure') notes.recordFailure()
      else notes.recordSuccess()
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
