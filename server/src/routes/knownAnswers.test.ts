// What lenders' steps do with answers that are known: taken back, or known under another name, on both engines.
import { lenderStepCalls as calls } from '@loan/domain/contract/lender-steps'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { anna, lucia } from '../testing/personas.ts'
import { fieldsOf, setUpSteps } from '../testing/setUpSteps.ts'
import { statusOf } from '../testing/testServer.ts'

describe.each(engines)('known answers on $name', ({ open }) => {
  const { server, start, applicationOf } = setUpSteps(open)

  it('are taken back where they may be left out, and nowhere else', async () => {
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
    expect(fieldsOf(await send(['employer.name']))).toEqual([['employer.name', 'required']])
    // Not this step's: nobody takes back what another lender asked for.
    const others = ['incomeDetails.monthlyExtraIncome', 'personalDetails.lastName', '__proto__']
    expect(fieldsOf(await send(others))).toEqual(others.map((path) => [path, 'unknown-field']))
    expect((await applicationOf(owned)).incomeDetails).toMatchObject({ workPhone, monthlyExtraIncome: 500 })
    expect((await send(['incomeDetails.workPhone'])).status).toBe(200)
    const { incomeDetails } = await applicationOf(owned)
    expect([incomeDetails?.workPhone, incomeDetails?.monthlyExtraIncome]).toEqual([undefined, 500])
  })

  it('ask for no number of a document that carries the personal code', async () => {
    for (const tag of ['id-upload', 'wniosek', 'wniosek-uzupelnienie', 'additional-personal-details'] as const) {
      const { questions } = await statusOf(server(), await start(tag, lucia))
      expect(questions?.dataPoints).not.toContain('idCardNumber')
    }
  })
})
