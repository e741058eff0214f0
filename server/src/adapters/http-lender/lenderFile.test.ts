// Errors of the file of lenders name the file, the path in it and the expected value, and no secret.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionEnvironment } from '../../testing/production.ts'
import { readLenderFile } from './lenderFile.ts'

const { LENDERS_FILE, LENDER_TEST_SECRET } = productionEnvironment
const environment = { LENDER_TEST_SECRET }

const row = {
  key: 'one',
  name: 'One',
  country: 'PL',
  order: 1,
  url: 'https://one.example/requests',
  secretVariable: 'LENDER_TEST_SECRET',
  contact: { website: 'https://one.example', email: 'help@one.example' },
  sends: ['amount'],
  answerSeconds: 60,
  followUpSeconds: 60,
}

const criterion = { path: 'amount', reason: 'amount' }

describe('the file of lenders', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-lenders-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const read = (text: string, variables: Readonly<Record<string, string>> = environment) => {
    const file = join(folder, 'lenders.json')
    writeFileSync(file, text)
    return readLenderFile(file, variables)
  }

  it('of the tests has its secrets from the environment, and defaults', () => {
    const [first] = readLenderFile(LENDERS_FILE, environment)
    expect(first).toMatchObject({
      key: 'modrzew',
      secrets: [LENDER_TEST_SECRET],
      serves: [],
      policies: [],
      maxOffers: 5,
    })
    expect(readFileSync(LENDERS_FILE, 'utf8')).not.toContain(LENDER_TEST_SECRET)
  })

  it.each([
    [{ lenders: [] }, 'lenders should be at least one lender'],
    [{ lenders: [{ ...row, key: 'One' }] }, 'lenders.0.key should be 2 to 20 lower-case letters and digits'],
    [{ lenders: [{ ...row, url: 'http://one.example' }] }, 'lenders.0.url should be an address like'],
    [{ lenders: [{ ...row, sends: ['amount', 'password'] }] }, 'lenders.0.sends.1 should be a path of an answer'],
    [{ lenders: [{ ...row, answerSeconds: 0 }] }, 'lenders.0.answerSeconds should be at least 1'],
    [{ lenders: [{ ...row, country: 'XX' }] }, 'lenders.0.country should be one of CO, DE'],
    [{ lenders: [{ ...row, policies: ['other'] }] }, 'lenders.0.policies.0 should be one of lender-terms'],
    [{ lenders: [{ ...row, secret: 'x' }] }, 'lenders.0.secret is not a known field'],
    [{ lenders: [row], lender: 1 }, 'lender is not a known field'],
    [{ lenders: [{ ...row, url: undefined }] }, 'lenders.0.url is missing'],
    [{ lenders: [{ ...row, registrations: [{ name: 'SEC' }] }] }, 'lenders.0.registrations.0.number is missing'],
    [
      { lenders: [{ ...row, country: 'PH' }] },
      'lenders.0.registrations should be a list with SEC Registration Number and Certificate of Authority Number',
    ],
    [
      { lenders: [{ ...row, country: 'PH', registrations: [{ name: 'SEC Registration Number', number: '1' }] }] },
      'lenders.0.registrations should be a list with SEC Registration Number and Certificate of Authority Number',
    ],
    [{ lenders: [{ ...row, name: 42 }] }, 'lenders.0.name should be a string'],
    [{ lenders: [{ ...row, order: 1.5 }] }, 'lenders.0.order should be an integer'],
    [{ lenders: [{ ...row, maxOffers: 11 }] }, 'lenders.0.maxOffers should be <=10'],
    [{ lenders: [{ ...row, policies: 'lender-terms' }] }, 'lenders.0.policies should be an array'],
    [[], 'lenders is missing'],
    [null, 'the file should be an object'],
    [{ lenders: [{ ...row, serves: [criterion] }] }, 'lenders.0.serves.0 should be a condition with min, max, isOneOf'],
    [{ lenders: [{ ...row, serves: [{ ...criterion, min: 5, max: 1 }] }] }, 'lenders.0.serves.0 should be a condition'],
    [
      { lenders: [{ ...row, serves: [{ ...criterion, isOneOf: [] }] }] },
      'lenders.0.serves.0.isOneOf should be at least',
    ],
    [
      { lenders: [{ ...row, serves: [{ ...criterion, path: 'personalDetails.lastName', min: 5 }] }] },
      'lenders.0.serves.0.min should be left out, because the answer is not a number',
    ],
    [
      { lenders: [{ ...row, serves: [{ ...criterion, path: 'otherDetails.loanPurpose', max: 5 }] }] },
      'lenders.0.serves.0.max should be left out, because the answer is not a number',
    ],
    [
      { lenders: [{ ...row, serves: [{ ...criterion, isOneOf: [1000, '2000'] }] }] },
      'lenders.0.serves.0.isOneOf.1 should be a number, because the answer has this type',
    ],
    [
      { lenders: [{ ...row, serves: [{ ...criterion, path: 'otherDetails.loanPurpose', isOneOf: [true] }] }] },
      'lenders.0.serves.0.isOneOf.0 should be a string, because the answer has this type',
    ],
    [
      { lenders: [{ ...row, serves: [{ ...criterion, path: 'otherDetails.hasBankAccount', isNot: 'yes' }] }] },
      'lenders.0.serves.0.isNot should be true or false, because the answer has this type',
    ],
    [{ lenders: [row, row] }, 'the key one is not unique'],
    [{ lenders: [{ ...row, secretVariable: 'OTHER_SECRET' }] }, 'one needs OTHER_SECRET: 32 to 200'],
    [{ lenders: [{ ...row, secretVariable: 'OTHER_FORMER' }] }, 'secretVariable should be a name without _FORMER'],
  ])('is rejected: %j', (content, message) => {
    expect(() => read(JSON.stringify(content))).toThrow(message)
    expect(() => read(JSON.stringify(content))).toThrow(`LENDERS_FILE ${join(folder, 'lenders.json')}: `)
  })

  it('may have more registrations than the country requires', () => {
    const registrations = ['SEC Registration Number', 'Certificate of Authority Number', 'Other number'].map(
      (name) => ({
        name,
        number: '1',
      }),
    )
    expect(read(JSON.stringify({ lenders: [{ ...row, country: 'PH', registrations }] }))[0]).toMatchObject({
      registrations,
    })
  })

  it('may begin with a byte order mark, as some editors write it', () => {
    expect(read(`\ufeff${JSON.stringify({ lenders: [row] })}`)).toHaveLength(1)
  })

  it('is rejected without the value of a field, which can be a secret in the wrong field', () => {
    const content = JSON.stringify({ lenders: [{ ...row, secretVariable: [LENDER_TEST_SECRET] }] })
    expect(() => read(content)).toThrow('lenders.0.secretVariable should be a string')
    const text = JSON.stringify({ lenders: [{ ...row, databases: LENDER_TEST_SECRET }] })
    expect(() => read(text)).toThrow(/^(?!.*a-secret-for).*databases should be an array$/u)
  })

  it('may have the former secret too, and ignores an empty one', () => {
    const text = JSON.stringify({ lenders: [row] })
    const former = 'the-former-secret-of-a-lender-in-tests'
    const readSecrets = (value: string) => read(text, { ...environment, LENDER_TEST_SECRET_FORMER: value })[0]?.secrets
    expect(readSecrets(former)).toEqual([LENDER_TEST_SECRET, former])
    expect(readSecrets('')).toEqual([LENDER_TEST_SECRET])
    expect(() => readSecrets('short-secret')).toThrow(/^(?!.*short-secret).*one needs LENDER_TEST_SECRET_FORMER/u)
  })

  it('is rejected when it is no JSON, is missing, or a secret is short', () => {
    expect(() => read('{')).toThrow('is not JSON')
    expect(() => readLenderFile(join(folder, 'missing.json'), environment)).toThrow('cannot be read')
    expect(() => read(JSON.stringify({ lenders: [row] }), { LENDER_TEST_SECRET: 'short-secret' })).toThrow(
      /^(?!.*short-secret).*one needs LENDER_TEST_SECRET/u,
    )
  })
})
