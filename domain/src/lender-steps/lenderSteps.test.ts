import { describe, expect, it } from 'vitest'
import { questionCallsByState } from '../contract/lenderSteps.ts'
import { catalogue } from '../data-points/catalogue.ts'
import { requireDataPoints, type NamedDataPoint } from '../pages/pageDataPoints.ts'
import { product as colombian } from '../products/vireo-co.ts'
import { product as vietnamese } from '../products/vireo-vn.ts'
import { stateNames } from '../states.ts'
import { plContext, esContext } from '../testing/context.ts'
import { sumBalances, withDebts } from './debts.ts'
import { isLenderStepState, lenderSteps, lenderStepStates, listStatesOfKind } from './lenderSteps.ts'
import { findMissingDataPoints } from './findMissingDataPoints.ts'
import { findSubset } from './findSubset.ts'

const stepsWithDataPoints = lenderStepStates.flatMap((state) => {
  const step = lenderSteps[state]
  return 'dataPoints' in step ? [{ state, step }] : []
})

describe('the table of steps', () => {
  it('has a row for every state except pages, messages and mobile verification', () => {
    const others = stateNames
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

  it.each(stepsWithDataPoints)('has existing data points for $state, each once', ({ step }) => {
    const paths = requireDataPoints(step, catalogue).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(listStatesOfKind('questions'))('has data points and a call for %s', (state) => {
    expect(requireDataPoints(lenderSteps[state], catalogue).length).toBeGreaterThan(0)
    expect(questionCallsByState[state].method).toBe('POST')
  })

  // A step with these data points would allow a change of a verified number or a consent.
  it.each(stepsWithDataPoints)('has no phone number, e-mail address or marketing consent for $state', ({ step }) => {
    const paths: readonly string[] = requireDataPoints(step, catalogue).map(({ path }) => path)
    expect(paths.filter((path) => /phoneNumber$|email$|marketingConsents|generalPolicies/u.test(path))).toEqual(
      paths.filter((path) => path === 'referenceDetails.phoneNumber'),
    )
  })
})

describe('the subsets of a step', () => {
  const rows = listStatesOfKind('questions').flatMap((state) =>
    Object.entries(lenderSteps[state].subsets ?? {}).map(([subset, names]) => ({ state, subset, names })),
  )

  it.each(rows)('have only data points of the step: $state, $subset', ({ state, names }) => {
    const missing = requireDataPoints(lenderSteps[state], catalogue).map(({ name }) => name)
    expect(names.filter((name) => !missing.includes(name))).toEqual([])
    expect(names.length).toBeLessThan(missing.length)
  })

  it.each(rows)('are each found by their data points: $state, $subset', ({ state, subset, names }) => {
    expect(findSubset(lenderSteps[state], names)).toBe(subset)
  })

  it.each([
    [['spouseMonthlyIncome'], 'spouse'],
    [['maritalStatus', 'spouseMonthlyIncome'], 'status'],
    [['maritalStatus', 'numberOfDependants'], null],
    [[], null],
  ])('of MARITAL_DETAILS: the data points %s are in the subset %s', (missing, subset) => {
    expect(findSubset(lenderSteps.MARITAL_DETAILS, missing)).toBe(subset)
  })
})

describe('the missing data points', () => {
  const listNames = (dataPoints: readonly NamedDataPoint[]) => dataPoints.map(({ name }) => name)
  const marital = requireDataPoints(lenderSteps.MARITAL_DETAILS, catalogue)
  const employment = requireDataPoints(lenderSteps.EMPLOYMENT_DETAILS, catalogue)

  it('exclude the number of a document that equals the personal code', () => {
    const upload = requireDataPoints(lenderSteps.ID_UPLOAD, catalogue)
    const personalDetails = { personalCode: '12345678Z' }
    expect(listNames(findMissingDataPoints(upload, esContext({ personalDetails })))).toEqual(['identificationType'])
    expect(listNames(findMissingDataPoints(upload, esContext()))).toEqual(['identificationType', 'idCardNumber'])
    // The Polish card has its own number.
    const pesel = { personalDetails: { personalCode: '85071412342' } }
    expect(listNames(findMissingDataPoints(upload, plContext(pesel)))).toEqual(['identificationType', 'idCardNumber'])
  })

  it.each([
    ['Colombia', colombian, undefined, []],
    ['Colombia', colombian, 'cc', []],
    ['Colombia', colombian, 'passport', []],
    ['Vietnam', vietnamese, undefined, ['idCardNumber']],
    ['Vietnam', vietnamese, 'cccd', []],
    ['Vietnam', vietnamese, 'passport', ['idCardNumber']],
  ] as const)(
    'in %s with a personal code and the document type %3$j include %4$j',
    (_country, product, kind, names) => {
      const application = {
        personalDetails: { personalCode: '001085012345' },
        otherDetails: { ...(kind && { identificationType: kind }) },
      }
      const missing = findMissingDataPoints(requireDataPoints(lenderSteps.ID_UPLOAD, catalogue), {
        product,
        application,
      })
      expect(listNames(missing).filter((name) => name !== 'identificationType')).toEqual(names)
      // A step without the type omits the number too, until the answers have a type with its own number.
      const alone = findMissingDataPoints(requireDataPoints(lenderSteps.ADDITIONAL_PERSONAL_DETAILS, catalogue), {
        product,
        application,
      })
      expect(listNames(alone).filter((name) => name === 'idCardNumber')).toEqual(kind === undefined ? [] : names)
    },
  )

  it('are those without an answer and those that depend on them', () => {
    expect(listNames(findMissingDataPoints(marital, plContext()))).toEqual([
      'maritalStatus',
      'spouseMonthlyIncome',
      'numberOfDependants',
      'numberOfDependantsOther',
    ])
  })

  it('exclude those that an existing answer rules out', () => {
    const otherDetails = { maritalStatus: 'single', numberOfDependants: '0' }
    expect(findMissingDataPoints(marital, plContext({ otherDetails }))).toEqual([])
  })

  it.each([
    ['exclude', 'that the applicant had', plContext, 'employed_permanent', false],
    ['include', 'that did not apply', plContext, 'self_employed', true],
    ['include', 'of other products', esContext, 'employed_permanent', true],
  ] as const)('%s an optional one on a page %s', (_verb, _page, createContext, incomeSource, isMissing) => {
    const missing = findMissingDataPoints(employment, createContext({ incomeDetails: { incomeSource } }))
    expect(listNames(missing).includes('workPhone')).toBe(isMissing)
  })

  it('exclude one with the answer false', () => {
    const vehicle = requireDataPoints(lenderSteps.VEHICLE, catalogue)
    expect(findMissingDataPoints(vehicle, plContext({ otherDetails: { vehicleOwnership: false } }))).toEqual([])
  })
})

describe('debts', () => {
  const debt = { creditor: 'Bank', kind: 'overdraft', balance: 300, instalment: 50, isInArrears: false } as const
  it('add up to the figures of the application', () => {
    expect(sumBalances([debt, debt])).toBe(600)
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
