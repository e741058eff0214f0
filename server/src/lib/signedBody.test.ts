// The signature of the example in docs/signatures.md, which engineers of lenders and gateways test their code with.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { hasValidSignature } from './signedBody.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/signatures.md'), 'utf8')

const find = (pattern: RegExp): string => pattern.exec(page)?.groups?.['value'] ?? ''

const secret = find(/secret `(?<value>[^`]+)`/u)
const timestamp = find(/^timestamp=(?<value>\d+)$/mu)
const body = find(/^body='(?<value>[^']+)'$/mu)
const signature = find(/`Loan-Signature: (?<value>v1=[0-9a-f]{64})`/u)
const window = { now: new Date(Number(timestamp) * 1000), windowMs: 0 }

it('accepts the signature of the documentation', () => {
  expect(hasValidSignature(secret, { timestamp, signature, body }, window)).toBe(true)
})

it('rejects it for another body', () => {
  expect(hasValidSignature(secret, { timestamp, signature, body: `${body} ` }, window)).toBe(false)
})
