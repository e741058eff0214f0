// `getsNewLeads: false` of a lender. A server without the row of a lender treats it as removed. So a new lender gets
// leads once every server has its row, and stops to get them before the row is removed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { anna } from '../../testing/personas.ts'
import { createHttpLenders } from './httpLenders.ts'
import { readLenderFile } from './lenderFile.ts'

const row = {
  key: 'one',
  name: 'One',
  country: 'PL',
  order: 1,
  url: 'https://one.example/requests',
  secretVariable: 'LENDER_SECRET',
  contact: { website: 'https://one.example', email: 'help@one.example' },
  sends: ['amount'],
  answerSeconds: 60,
  followUpSeconds: 60,
}

describe('a lender that gets no new leads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-lenders-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const open = (getsNewLeads: boolean) => {
    const file = join(folder, 'lenders.json')
    writeFileSync(file, JSON.stringify({ lenders: [row, { ...row, key: 'two', getsNewLeads }] }))
    return createHttpLenders(readLenderFile(file, { LENDER_SECRET: 'a-secret-of-the-lenders-of-the-tests' }))
  }

  it('is in no plan', () => {
    const plan = (getsNewLeads: boolean) => open(getsNewLeads).buildPlan(anna.product, anna.answers, null)
    expect([plan(true), plan(false)]).toEqual([['one', 'two'], ['one']])
  })

  it('is known to leads that have it in their plan, and its events are received', () => {
    const gateway = open(false)
    expect(gateway.findLender({ scenario: null, plan: ['one', 'two'], lenderIndex: 1 })?.key).toBe('two')
    expect(gateway.callers.map(({ key }) => key)).toEqual(['one', 'two'])
  })
})
