import { describe, expect, it } from 'vitest'
import { questionCallOf } from '../contract/lender-steps.ts'
import { catalogue } from '../data-points/catalogue.ts'
import { dataPointsOf, type NamedDataPoint } from '../pages/chain.ts'
import { product as colombian } from '../products/vireo-co.ts'
import { product as vietnamese } from '../products/vireo-vn.ts'
import { type StateName, states } from '../states.ts'
import { plContext, esContext } from '../testing/context.ts'
import { totalOf, withDebts } from './debts.ts'
import { isLenderStepState, lenderSteps, lenderStepStates, statesOfKind } from './lenderSteps.ts'
import { missingDataPoints } from './missingDataPoints.ts'
import { partAsked } from './partAsked.ts'

const asking = lenderStepStates.flatMap((state) => {
  const step = lenderSteps[state]
  return 'dataPoints' in step ? [{ state, step }] : []
})

describe('the table of steps', () => {
  it('has a row for every state except pages, messages and mobile verification', () => {
    const others = Object.keys(states).filter((state): state is StateName => state in states)
    expect(others.filter((state) => !isLenderStepState(state))).toEqual([
      'NONE',
      'LOAN_INFORMATION',
      'PERSONAL_DETAILS',
      'CONTACT_DETAILS',
      'INCOME_DETAILS',
      'OTHER_INFORMATION',
      'CHECKING',
      'MOBILE_VERIFICATION',
      'ACCEPTED',
      'THANK_YOU',
      'REDIRECTED',
      'REJECTED',
      'CONTINUE',
      'CHANGE_MOBILE_NUMBER',
    ])
  })

  it.each(asking)('has existing data points for $state, each once', ({ step }) => {
    const paths = dataPointsOf(step, catalogue).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(statesOfKind('questions'))('has data points and a call for %s', (state) => {
    expect(dataPointsOf(lenderSteps[state], catalogue).length).toBeGreaterThan(0)
    expect(questionCallOf[state].method).toBe('POST')
  })

  // A step with these data points would allow a change of a verified number or a consent.
  it.each(asking)('has no phone number, e-mail address or marketing consent for $state', ({ step }) => {
    const paths: readonly string[] = dataPointsOf(step, catalogue).map(({ path }) => path)
    expect(paths.filter((path) => /phoneNumber$|email$|marketingConsents|generalPolicies/u.test(path))).toEqual(
      paths.filter((path) => path === 'referenceDetails.phoneNumber'),
    )
  })
})

describe('the subsets of a step', () => {
  const rows = statesOfKind('questions').flatMap((state) =>
    Object.entries(lenderSteps[state].parts ?? {}).map(([part, names]) => ({ state, part, names })),
  )

  it.each(rows)('have only data points of the step: $state, $part', ({ state, names }) => {
    const asked = dataPointsOf(lenderSteps[state], catalogue).map(({ name }) => name)
    expect(names.filter((name) => !asked.includes(name))).toEqual([])
    expect(names.length).toBeLessThan(asked.length)
  })

  it.each(rows)('are each found by their data points: $state, $part', ({ state, part, names }) => {
    expect(partAsked(lenderSteps[state], names)).toBe(part)
  })

  it.each([
    [['spouseMonthlyIncome'], 'spouse'],
    [['maritalStatus', 'spouseMonthlyIncome'], 'status'],
    [['maritalStatus', 'numberOfDependants'], null],
    [[], null],
  ])('of MARITAL_DETAILS: the data points %s are in the subset %s', (asked, part) => {
    expect(partAsked(lenderSteps.MARITAL_DETAILS, asked)).toBe(part)
  })
})

describe('the missing data points', () => {
  const namesOf = (dataPoints: readonly NamedDataPoint[]) => dataPoints.map(({ name }) => name)
  const marital = dataPointsOf(lenderSteps.MARITAL_DETAILS, catalogue)
  const employment = dataPointsOf(lenderSteps.EMPLOYMENT_DETAILS, catalogue)

  it('exclude the number of a document that equals the personal code', () => {
    const upload = dataPointsOf(lenderSteps.ID_UPLOAD, catalogue)
    const personalDetails = { personalCode: '12345678Z' }
    expect(namesOf(missingDataPoints(upload, esContext({ personalDetails })))).toEqual(['identificationType'])
    expect(namesOf(missingDataPoints(upload, esContext()))).toEqual(['identificationType', 'idCardNumber'])
    // The Polish card has a number of its own.
    const pesel = { personalDetails: { personalCode: '85071412342' } }
    expect(namesOf(missingDataPoints(upload, plContext(pesel)))).toEqual(['identificationType', 'idCardNumber'])
  })

  it.each([
    ['Colombia', colombian, undefined, []],
    ['Colombia', colombian, 'cc', []],
    ['Colombia', colombian, 'passport', []],
    ['Vietnam', vietnamese, undefined, ['idCardNumber']],
    ['Vietnam', vietnamese, 'cccd', []],
    ['Vietnam', vietnamese, 'passport', ['idCardNumber']],
  ] as const)('in %s with a personal code and the document type %3$j include %4$j', (_place, product, kind, names) => {
    const application = {
      personalDetails: { personalCode: '001085012345' },
      otherDetails: { ...(kind && { identificationType: kind }) },
    }
    const asked = missingDataPoints(dataPointsOf(lenderSteps.ID_UPLOAD, catalogue), { product, application })
    expect(namesOf(asked).filter((name) => name !== 'identificationType')).toEqual(names)
    // A step without the type omits the number too, until the answers have a type with a number of its own.
    const alone = missingDataPoints(dataPointsOf(lenderSteps.ADDITIONAL_PERSONAL_DETAILS, catalogue), {
      product,
      application,
    })
    expect(namesOf(alone).filter((name) => name === 'idCardNumber')).toEqual(kind === undefined ? [] : names)
  })

  it('are those without an answer and those that depend on them', () => {
    expect(namesOf(missingDataPoints(marital, plContext()))).toEqual([
      'maritalStatus',
      'spouseMonthlyIncome',
      'numberOfDependants',
      'numberOfDependantsOther',
    ])
  })

  it('exclude those that an existing answer rules out', () => {
    const otherDetails = { maritalStatus: 'single', numberOfDependants: '0' }
    expect(missingDataPoints(marital, plContext({ otherDetails }))).toEqual([])
  })

  it('exclude optional ones on a page of the product', () => {
    expect(namesOf(missingDataPoints(employment, plContext()))).not.toContain('workPhone')
    expect(namesOf(missingDataPoints(employment, esContext()))).toContain('workPhone')
  })

  it('exclude one with the answer false', () => {
    const vehicle = dataPointsOf(lenderSteps.VEHICLE, catalogue)
    expect(missingDataPoints(vehicle, plContext({ otherDetails: { vehicleOwnership: false } }))).toEqual([])
  })
})

describe('debts', () => {
  const debt = { creditor: 'Bank', kind: 'overdraft', balance: 300, instalment: 50, isInArrears: false } as const
  it('add up to the figures of the application', () => {
    expect(totalOf([debt, debt])).toBe(600)
    expect(withDebts({ expenses: { monthlyExpenses: 10 } }, [debt, debt]).expenses).toEqual({
      monthlyExpenses: 10,
      hasOtherLoans: true,
      monthlyCreditCommitments: 100,
      totalDebtAmount: 600,
    })
  })

  it('remove the total if the list is empty', () => {
    expect(withDebts({ expenses: { totalDebtAmount: 900, hasOtherLoans: true } }, []).expenses).toEqual({
      hasOtherLoans: false,
      monthlyCreditCommitments: 0,
    })
  })
})
