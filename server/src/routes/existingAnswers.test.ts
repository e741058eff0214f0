// Lender steps with existing answers: withdrawing an answer, and data that exists under another name, on both engines.
import { documentId } from '@loan/domain/contract/documents'
import { lenderStepCalls as calls } from '@loan/domain/contract/lenderSteps'
import { product as vireoCo } from '@loan/domain/products/vireo-co'
import { product as vireoVn } from '@loan/domain/products/vireo-vn'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { anna, lucia, createPersona } from '../testing/personas.ts'
import { readFieldErrors, createStepFixture } from '../testing/createStepFixture.ts'
import { requestStatus } from '../testing/leadRequests.ts'

const nguyen = createPersona(vireoVn)
const colombian = createPersona(vireoCo)
const byPassport = {
  ...colombian,
  answers: {
    ...colombian.answers,
    personalDetails: { ...colombian.answers.personalDetails, personalCode: 'AN123456' },
    otherDetails: { ...colombian.answers.otherDetails, identificationType: 'passport' },
  },
}

describe.each(engines)('lender steps with existing answers on $name', ({ open }) => {
  const { server, start, readApplication } = createStepFixture(open)

  it('withdraw only optional answers of their own step', async () => {
    const { answers } = anna
    const workPhone = '+48221234567'
    const owned = await start('employment-details', {
      ...anna,
      answers: { ...answers, incomeDetails: { ...answers.incomeDetails, workPhone, monthlyExtraIncome: 500 } },
    })
    const { id, token } = owned
    const employer = { postalCode: '00-001', city: 'Warszawa', street: 'Prosta', houseNumber: '1', province: 'PL-14' }
    const send = (takenBack: string[]) =>
      server().call(calls.offerEmploymentDetails, { body: { id, employer, takenBack }, token })
    expect(readFieldErrors(await send(['employer.name']))).toEqual([['employer.name', 'required']])
    // These paths belong to other steps, so this step cannot withdraw them.
    const others = ['incomeDetails.monthlyExtraIncome', 'personalDetails.lastName', '__proto__']
    expect(readFieldErrors(await send(others))).toEqual(others.map((path) => [path, 'unknown-field']))
    expect((await readApplication(owned)).incomeDetails).toMatchObject({ workPhone, monthlyExtraIncome: 500 })
    expect((await send(['incomeDetails.workPhone'])).status).toBe(200)
    const { incomeDetails } = await readApplication(owned)
    expect([incomeDetails?.workPhone, incomeDetails?.monthlyExtraIncome]).toEqual([undefined, 500])
  })

  it.each([
    ['Spain', lucia],
    ['Colombia, by passport', byPassport],
    ['Vietnam', nguyen],
  ])('do not require the number of a document that has the personal code: %s', async (_country, persona) => {
    for (const tag of ['wniosek', 'wniosek-uzupelnienie', 'additional-personal-details'] as const) {
      const { questions } = await requestStatus(server(), await start(tag, persona))
      expect(questions?.dataPoints).not.toContain('idCardNumber')
    }
  })

  it('require the document number when the document kind has its own number', async () => {
    const { id, token } = await start('id-upload', nguyen)
    const send = (otherDetails: { identificationType: string; idCardNumber?: string }) =>
      server().call(documentId, { body: { id, otherDetails }, token })
    const missing = (...sides: readonly string[]) => sides.map((side) => [`upload.${side}`, 'required'])
    expect(readFieldErrors(await send({ identificationType: 'cccd' }))).toEqual(missing('front', 'back', 'selfie'))
    expect(readFieldErrors(await send({ identificationType: 'passport' }))).toEqual([
      ['otherDetails.idCardNumber', 'required'],
    ])
    const passport = { identificationType: 'passport', idCardNumber: 'c 1234567' }
    expect(readFieldErrors(await send(passport))).toEqual(missing('front', 'selfie'))
  })
})
