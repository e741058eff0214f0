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
  it('has a row for every state but pages, messages and proving the number', () => {
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

  it.each(asking)('$state asks data points that exist, none of them twice', ({ step }) => {
    const paths = dataPointsOf(step, catalogue).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(statesOfKind('questions'))('%s asks something, and has a call', (state) => {
    expect(dataPointsOf(lenderSteps[state], catalogue).length).toBeGreaterThan(0)
    expect(questionCallOf[state].method).toBe('POST')
  })

  // A step that asked for these would let a proved number or a consent be changed in passing.
  it.each(asking)('$state asks for no number, e-mail address or marketing consent', ({ step }) => {
    const paths: readonly string[] = dataPointsOf(step, catalogue).map(({ path }) => path)
    expect(paths.filter((path) => /phoneNumber$|email$|marketingConsents|generalPolicies/u.test(path))).toEqual(
      paths.filter((path) => path === 'referenceDetails.phoneNumber'),
    )
  })
})

describe('the parts of a step', () => {
  const rows = statesOfKind('questions').flatMap((state) =>
    Object.entries(lenderSteps[state].parts ?? {}).map(([part, names]) => ({ state, part, names })),
  )

  it.each(rows)('$state asks everything of its part $part', ({ state, names }) => {
    const asked = dataPointsOf(lenderSteps[state], catalogue).map(({ name }) => name)
    expect(names.filter((name) => !asked.includes(name))).toEqual([])
    expect(names.length).toBeLessThan(asked.length)
  })

  it.each(rows)('$state has its part $part within reach', ({ state, part, names }) => {
    expect(partAsked(lenderSteps[state], names)).toBe(part)
  })

  it.each([
    [['spouseMonthlyIncome'], 'spouse'],
    [['maritalStatus', 'spouseMonthlyIncome'], 'status'],
    [['maritalStatus', 'numberOfDependants'], null],
    [[], null],
  ])('of marital details, %s is %s', (asked, part) => {
    expect(partAsked(lenderSteps.MARITAL_DETAILS, asked)).toBe(part)
  })
})

describe('missingDataPoints', () => {
  const namesOf = (dataPoints: readonly NamedDataPoint[]) => dataPoints.map(({ name }) => name)
  const marital = dataPointsOf(lenderSteps.MARITAL_DETAILS, catalogue)
  const employment = dataPointsOf(lenderSteps.EMPLOYMENT_DETAILS, catalogue)

  it('are not the number of a document that carries the personal code', () => {
    const upload = dataPointsOf(lenderSteps.ID_UPLOAD, catalogue)
    const personalDetails = { personalCode: '12345678Z' }
    expect(namesOf(missingDataPoints(upload, esContext({ personalDetails })))).toEqual(['identificationType'])
    expect(namesOf(missingDataPoints(upload, esContext()))).toEqual(['identificationType', 'idCardNumber'])
    // A card without the personal code on it has a number of its own.
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
  ] as const)('in %s with a personal code, of a document of the kind %3$j: %4$j', (_place, product, kind, names) => {
    const application = {
      personalDetails: { personalCode: '001085012345' },
      otherDetails: { ...(kind && { identificationType: kind }) },
    }
    const asked = missingDataPoints(dataPointsOf(lenderSteps.ID_UPLOAD, catalogue), { product, application })
    expect(namesOf(asked).filter((name) => name !== 'identificationType')).toEqual(names)
    // A step that asks for no kind asks for no number either, until a kind with one is known.
    const alone = missingDataPoints(dataPointsOf(lenderSteps.ADDITIONAL_PERSONAL_DETAILS, catalogue), {
      product,
      application,
    })
    expect(namesOf(alone).filter((name) => name === 'idCardNumber')).toEqual(kind === undefined ? [] : names)
  })

  it('are those without an answer, with what hangs on one of them', () => {
    expect(namesOf(missingDataPoints(marital, plContext()))).toEqual([
      'maritalStatus',
      'spouseMonthlyIncome',
      'numberOfDependants',
      'numberOfDependantsOther',
    ])
  })

  it('are not those that a known answer rules out', () => {
    const otherDetails = { maritalStatus: 'single', numberOfDependants: '0' }
    expect(missingDataPoints(marital, plContext({ otherDetails }))).toEqual([])
  })

  it('are not optional ones that a page of the product has asked already', () => {
    expect(namesOf(missingDataPoints(employment, plContext()))).not.toContain('workPhone')
    expect(namesOf(missingDataPoints(employment, esContext()))).toContain('workPhone')
  })

  it('count an answer of no or nought as given', () => {
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

  it('take the sum away where there are none', () => {
    expect(withDebts({ expenses: { totalDebtAmount: 900, hasOtherLoans: true } }, []).expenses).toEqual({
      hasOtherLoans: false,
      monthlyCreditCommitments: 0,
    })
  })
})
