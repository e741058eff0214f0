// The answers that lender steps accept and reject, on the complete server and both engines.
import { lenderStepCalls as calls } from '@loan/domain/contract/lenderSteps'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents } from '../database/schema.ts'
import { someDebt } from '../testing/applicant.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia } from '../testing/personas.ts'
import { readFieldErrors, createStepFixture } from '../testing/createStepFixture.ts'
import { requestStatus } from '../testing/leadRequests.ts'

describe.each(engines)('lenders’ steps on $name', ({ open }) => {
  const { server, start, readApplication } = createStepFixture(open)

  describe('questions', () => {
    it('list the missing data points, including the conditional ones that they enable', async () => {
      expect((await requestStatus(server(), await start('marital-details'))).questions?.dataPoints).toEqual([
        'spouseMonthlyIncome',
      ])
      expect((await requestStatus(server(), await start('marital-details', lucia))).questions?.dataPoints).toEqual([
        'maritalStatus',
        'numberOfDependants',
      ])
      expect((await requestStatus(server(), await start('vehicle'))).questions?.dataPoints).toEqual([
        'vehicleOwnership',
        'vehicleLicensePlateNumber',
        'vehicleBrand',
        'vehicleModel',
        'vehicleRegistrationYear',
        'vehicleOdometer',
        'isVehicleFinanced',
        'vehicleConsent',
      ])
    })

    it('merge normalised answers into the stored ones', async () => {
      const owned = await start('employment-details')
      const { id, token } = owned
      const employer = {
        postalCode: '00001',
        city: ' Warszawa ',
        street: 'Prosta',
        houseNumber: '1',
        province: 'PL-14',
      }
      await server().mustCall(calls.offerEmploymentDetails, { body: { id, employer }, token })
      expect((await readApplication(owned)).employer).toEqual({
        ...anna.answers.employer,
        ...employer,
        postalCode: '00-001',
        city: 'Warszawa',
      })
    })

    it('return missing and invalid answers by field, and store nothing', async () => {
      const owned = await start('vehicle')
      const { id, token } = owned
      const before = await readApplication(owned)
      expect(readFieldErrors(await server().call(calls.vehicle, { body: { id }, token }))).toEqual([
        ['otherDetails.vehicleOwnership', 'required'],
      ])
      const otherDetails = {
        vehicleOwnership: true,
        vehicleLicensePlateNumber: '<script>',
        vehicleBrand: 'Skoda',
        vehicleModel: 'x'.repeat(5000),
        vehicleRegistrationYear: 1800,
        vehicleOdometer: -1,
      }
      expect(readFieldErrors(await server().call(calls.vehicle, { body: { id, otherDetails }, token }))).toEqual([
        ['otherDetails.vehicleLicensePlateNumber', 'vehicle-plate-characters'],
        ['otherDetails.vehicleModel', 'too-long'],
        ['otherDetails.vehicleRegistrationYear', 'below-minimum'],
        ['otherDetails.vehicleOdometer', 'below-minimum'],
        ['otherDetails.isVehicleFinanced', 'required'],
      ])
      expect(await readApplication(owned)).toEqual(before)
      await server().mustCall(calls.vehicle, { body: { id, otherDetails: { vehicleOwnership: false } }, token })
    })

    it('reject data points of another step', async () => {
      const owned = await start('cnp')
      const { id, token } = owned
      const body = {
        id,
        personalDetails: { personalCode: '85071412334', lastName: 'Nowak' },
        contactDetails: { phoneNumber: '+48601234567', marketingConsents: { email: true } },
        incomeDetails: { monthlyIncome: 99_999 },
      }
      const rejected = await server().call(calls.cnp, { body, token })
      expect([rejected.status, readFieldErrors(rejected)]).toEqual([
        422,
        [
          ['personalDetails.lastName', 'unknown-field'],
          ['contactDetails.phoneNumber', 'unknown-field'],
          ['contactDetails.marketingConsents.email', 'unknown-field'],
          ['incomeDetails.monthlyIncome', 'unknown-field'],
        ],
      ])
      expect((await readApplication(owned)).incomeDetails?.monthlyIncome).toBe(6200)
    })

    it('drop the answers that no longer apply', async () => {
      const owned = await start('marital-details')
      const { id, token } = owned
      const body = { id, otherDetails: { maritalStatus: 'single' }, incomeDetails: { spouseMonthlyIncome: 5000 } }
      await server().mustCall(calls.maritalDetails, { body, token })
      const { otherDetails, incomeDetails } = await readApplication(owned)
      expect([otherDetails?.maritalStatus, incomeDetails?.spouseMonthlyIncome]).toEqual(['single', undefined])
    })
  })

  describe('the lender’s own form', () => {
    it('requires the declaration and stores it', async () => {
      const owned = await start('wniosek')
      const { id, token } = owned
      const status = await requestStatus(server(), owned)
      expect(status.questions?.dataPoints).toEqual([])
      expect(status.policies.map(({ key, required }) => [key, required])).toEqual([['truth-declaration', true]])
      const rejected = await server().call(calls.wniosek, { body: { id, declaration: false }, token })
      expect([rejected.status, readFieldErrors(rejected)]).toEqual([422, [['declaration', 'consent-needed']]])
      const body = { id, locale: 'en', declaration: true, incomeDetails: { monthlyIncome: 6300 } }
      await server().mustCall(calls.wniosek, { body, token })
      expect((await readApplication(owned)).incomeDetails?.monthlyIncome).toBe(6300)
      const rows = await server().storage.database.select().from(consents).where(eq(consents.leadId, id))
      expect(
        rows.filter(({ lender }) => lender === 'polanka').map(({ key, given, locale }) => [key, given, locale]),
      ).toEqual([['truth-declaration', 'yes', 'en']])
    })

    it('drops the answers of pages that no longer apply', async () => {
      const owned = await start('wniosek')
      const body = { id: owned.id, declaration: true, incomeDetails: { incomeSource: 'pension' } }
      await server().mustCall(calls.wniosek, { body, token: owned.token })
      const { employer, incomeDetails } = await readApplication(owned)
      expect([employer, incomeDetails?.trialPeriod]).toEqual([undefined, undefined])
      expect(incomeDetails).toMatchObject({ incomeSource: 'pension', salaryCycle: 'monthly_last' })
    })

    it('compares no other answer with an invalid date', async () => {
      const owned = await start('wniosek')
      const personalDetails = { ...anna.answers.personalDetails, dateOfBirth: '1985-02-30' }
      const body = { id: owned.id, declaration: true, personalDetails }
      expect(readFieldErrors(await server().call(calls.wniosek, { body, token: owned.token }))).toEqual([
        ['personalDetails.dateOfBirth', 'date-not-real'],
      ])
    })

    it('requires only the answers that the lender disputes', async () => {
      const owned = await start('wniosek-uzupelnienie')
      const { id, token } = owned
      const { questions } = await requestStatus(server(), owned)
      expect(questions?.dataPoints).toEqual(['lastName', 'monthlyIncome'])
      expect(questions?.errors.map(({ fieldName, code }) => [fieldName, code])).toEqual([
        ['personalDetails.lastName', 'unknown'],
        ['incomeDetails.monthlyIncome', 'unknown'],
      ])
      const body = { id, personalDetails: { lastName: 'Nowak' } }
      expect(readFieldErrors(await server().call(calls.wniosek, { body, token }))).toEqual([
        ['incomeDetails.monthlyIncome', 'required'],
      ])
      await server().mustCall(calls.wniosek, { body: { ...body, incomeDetails: { monthlyIncome: 6100 } }, token })
      expect((await readApplication(owned)).personalDetails?.lastName).toBe('Nowak')
    })
  })

  describe('debts', () => {
    it('are added up in the expenses of the application', async () => {
      const owned = await start('customer-debts')
      const { id, token } = owned
      expect((await requestStatus(server(), owned)).debts).toEqual({ max: 10 })
      const debts = [someDebt, { ...someDebt, creditor: ' Inny Bank ', balance: 800, instalment: 20 }]
      await server().mustCall(calls.offerCustomerDebts, { body: { id, debts }, token })
      expect((await readApplication(owned)).expenses).toMatchObject({
        hasOtherLoans: true,
        totalDebtAmount: 2000,
        monthlyCreditCommitments: 100,
      })
    })

    it('may be an empty list', async () => {
      const owned = await start('customer-debts')
      await server().mustCall(calls.offerCustomerDebts, { body: { id: owned.id, debts: [] }, token: owned.token })
      const { expenses } = await readApplication(owned)
      expect([expenses?.hasOtherLoans, expenses?.totalDebtAmount]).toEqual([false, undefined])
    })

    it.each([
      ['creditor', { creditor: '' }, [['debts.0.creditor', 'required']]],
      ['creditor', { creditor: '<b>' }, [['debts.0.creditor', 'company-name-characters']]],
      [
        'balance',
        { balance: -1 },
        [
          ['debts.0.balance', 'below-minimum'],
          ['debts', 'below-minimum'],
        ],
      ],
      ['instalment', { instalment: 0.5 }, [['debts.0.instalment', 'not-a-number']]],
      ['sum', { balance: 500_001 }, [['debts', 'above-maximum']]],
    ])('are rejected by field: %s', async (_what, change, expected) => {
      const { id, token } = await start('customer-debts')
      const rejected = await server().call(calls.offerCustomerDebts, {
        body: { id, debts: [{ ...someDebt, ...change }] },
        token,
      })
      expect([rejected.status, readFieldErrors(rejected)]).toEqual([422, expected])
    })

    it('are limited to ten', async () => {
      const { id, token } = await start('customer-debts')
      const debts = Array.from({ length: 11 }, () => someDebt)
      expect((await server().call(calls.offerCustomerDebts, { body: { id, debts }, token })).status).toBe(400)
    })
  })
})
