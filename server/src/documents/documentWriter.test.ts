// The limits of the documents of one lead and of one client network.
import { afterAll, describe, expect, it } from 'vitest'
import { LeadError } from '../lib/leadError.ts'
import type { DocumentContent } from './documentContent.ts'
import { createDocumentWriter, documentsInProgress, documentWriterLimits } from './documentWriter.ts'

const content: DocumentContent = {
  language: 'en',
  title: 'Title',
  author: 'Lender',
  introduction: [],
  sections: [],
  createdAt: '2026-11-20T09:00:00.000Z',
}

describe('documents in progress', () => {
  const writer = createDocumentWriter({ ...documentWriterLimits, maxMs: 60_000 })
  afterAll(() => writer.close())

  const write = (leadId: string, clientHash: string): Promise<string> =>
    writer.write(content, { leadId, clientHash }).then(
      () => 'written',
      (error: unknown) =>
        error instanceof LeadError ? `${error.kind} ${error.details.retryAfterSeconds}` : 'another error',
    )
  const { perLead, perNetwork } = documentsInProgress
  const rejected = 'too-many-requests 3'

  it('are limited for one lead, and written for another one', async () => {
    const calls = Array.from({ length: 40 }, () => write('busy', 'network'))
    const other = write('other', 'network')
    const results = await Promise.all(calls)
    expect(results.filter((result) => result === 'written')).toHaveLength(perLead)
    expect(results.filter((result) => result === rejected)).toHaveLength(40 - perLead)
    expect(await other).toBe('written')
    expect(await write('busy', 'network')).toBe('written')
  })

  it('are limited for one network, and written for another one', async () => {
    const calls = Array.from({ length: perNetwork + 1 }, (_none, index) => write(`lead ${index}`, 'busy'))
    const other = write('other', 'quiet')
    const results = await Promise.all(calls)
    expect(results.slice(0, perNetwork)).toEqual(Array.from({ length: perNetwork }, () => 'written'))
    expect([results.at(-1), await other]).toEqual([rejected, 'written'])
    expect(await write('lead 0', 'busy')).toBe('written')
  })
})
