// The lender steps as one table. The server parses and validates with it, the browser renders with it. The server
// decides which lender uses which step, and when.
// @assumed all of it except the states: the specification names them and does not show their screens.
import { whenEarning, whenEmployed } from '../data-points/incomeSources.ts'
import type { DataPointNamesBySection } from '../pages/pageDefinition.ts'
import type { StateName } from '../states.ts'
import type { LenderStep, LenderStepState } from './lenderStep.ts'
import { listKeys } from '../records.ts'

/** The data points of the whole application, as a lender's own form shows them. */
const wholeApplication = {
  'personal-details': ['firstName', 'lastName', 'dateOfBirth', 'personalCode', 'idCardNumber'],
  'address-information': ['postalCode', 'city', 'street', 'houseNumber', 'flatNumber', 'province'],
  'income-information': ['incomeSource', 'monthlyIncome'],
  'employment-details': ['positionType', 'jobTitle'],
  expenses: ['monthlyExpenses', 'monthlyCreditCommitments'],
} as const satisfies DataPointNamesBySection

const reference = {
  'reference-details': ['referenceType', 'referenceName', 'referencePhoneNumber'],
} as const satisfies DataPointNamesBySection

const rows = {
  EMPLOYMENT_DETAILS: {
    kind: 'questions',
    subsets: {
      address: ['employerPostalCode', 'employerCity', 'employerStreet', 'employerHouseNumber', 'employerProvince'],
      phone: ['workPhone'],
    },
    when: whenEarning,
    dataPoints: {
      'employment-details': [
        'employerName',
        'taxRegistryCode',
        'employerPostalCode',
        'employerCity',
        'employerStreet',
        'employerHouseNumber',
        'employerProvince',
        'workPhone',
      ],
    },
  },
  ADDITIONAL_EMPLOYMENT_DETAILS: {
    kind: 'questions',
    subsets: { job: ['positionType', 'jobTitle'] },
    when: whenEmployed,
    dataPoints: {
      'employment-details': ['positionType', 'jobTitle', 'trialPeriod', 'terminationPeriod'],
      'income-information': ['incomeContractStartedAt', 'incomeContractExpiresAt'],
    },
  },
  ADDITIONAL_PERSONAL_DETAILS: {
    kind: 'questions',
    dataPoints: {
      'personal-details': ['gender', 'idCardNumber', 'idCardIssuedAt', 'idCardIssuedAuthority'],
      'demographic-details': ['citizenship', 'countryOfBirth', 'cityOfBirth'],
      'address-information': ['country'],
      'other-information': ['isPoliticallyExposed', 'connectedToPep'],
    },
  },
  MARITAL_DETAILS: {
    kind: 'questions',
    subsets: {
      spouse: ['spouseMonthlyIncome'],
      status: ['maritalStatus', 'spouseMonthlyIncome'],
      dependants: ['numberOfDependants', 'numberOfDependantsOther'],
    },
    dataPoints: {
      'marital-details': ['maritalStatus', 'spouseMonthlyIncome'],
      'demographic-details': ['numberOfDependants', 'numberOfDependantsOther'],
    },
  },
  VEHICLE: {
    kind: 'questions',
    dataPoints: {
      'other-information': [
        'vehicleOwnership',
        'vehicleLicensePlateNumber',
        'vehicleBrand',
        'vehicleModel',
        'vehicleRegistrationYear',
        'vehicleOdometer',
        'isVehicleFinanced',
        'hasVehicleDownPayment',
        'vehicleConsent',
      ],
    },
  },
  WENANCE_ACCOUNT: {
    kind: 'questions',
    subsets: { bank: ['bankName', 'bankAccountSince'] },
    dataPoints: { 'banking-details': ['iban', 'bankName', 'bankAccountSince'] },
  },
  /** The specification does not say which lender uses it. The name means help, hence the income of the household. */
  AIDE: {
    kind: 'questions',
    subsets: {
      proof: ['hasProofOfIncome'],
      household: ['numberOfInhabitants'],
      'proof-and-household': ['hasProofOfIncome', 'numberOfInhabitants'],
    },
    dataPoints: {
      'income-information': ['monthlyExtraIncome', 'householdIncome', 'hasProofOfIncome'],
      'housing-information': ['numberOfInhabitants'],
    },
  },
  REFERENCE_INFORMATION: { kind: 'questions', dataPoints: reference },
  REFERENCE_DETAILS: { kind: 'questions', dataPoints: reference },
  YOUNITED_CREDIT_DETAILS: {
    kind: 'questions',
    subsets: {
      home: ['housingTenure', 'rentAmount', 'housingTenureSinceDate', 'mortgageAmount', 'monthlyMortgageAmount'],
      loans: ['monthlyCreditCommitments', 'hasOtherLoans', 'totalDebtAmount'],
    },
    dataPoints: {
      'housing-information': ['housingTenure', 'rentAmount', 'housingTenureSinceDate'],
      'mortgage-information': ['mortgageAmount', 'monthlyMortgageAmount'],
      expenses: ['monthlyCreditCommitments', 'hasOtherLoans', 'totalDebtAmount'],
    },
  },
  YOUNITED_PROFESSIONAL_DETAILS: {
    kind: 'questions',
    subsets: { employer: ['employerName', 'incomeContractStartedAt'] },
    when: whenEarning,
    dataPoints: {
      'employment-details': ['jobArea', 'jobTitle', 'positionType', 'employerName'],
      'income-information': ['incomeContractStartedAt'],
    },
  },
  CNP: { kind: 'questions', dataPoints: { 'personal-details': ['personalCode'] } },
  WNIOSEK: { kind: 'questions', shows: 'all', declaration: 'truth-declaration', dataPoints: wholeApplication },
  WNIOSEK_UZUPELNIENIE: { kind: 'questions', shows: 'disputed', dataPoints: wholeApplication },

  POLICY_CONSENTS: { kind: 'consents' },
  DYNAMIC_CONSENTS: { kind: 'consents' },
  TFBANK_CONSENTS: { kind: 'consents' },
  ADVANZIA_CONSENTS: { kind: 'consents' },

  PROFICREDIT_OFFER: { kind: 'offers', dataPoints: {} },
  IPFD_OFFER_CHOICE: { kind: 'offers', dataPoints: {}, isChoice: true },
  COFIDIS_OFFER: {
    kind: 'offers',
    dataPoints: {
      'employment-details': ['cofidisProfession'],
      'loan-information': ['financingOption', 'monthlyPaymentDay'],
    },
  },
  PROVIDENT_OFFER: { kind: 'offers', dataPoints: {}, isAdjustable: true },
  INSTABANK_OFFER: { kind: 'offers', dataPoints: {} },

  INSTANTOR: { kind: 'hand-over', handOver: 'bank-link', passes: ['reference-number', 'name'] },
  WENANCE_TINK: { kind: 'hand-over', handOver: 'bank-link', passes: ['reference-number'] },
  MONEYMAN_PAYLANDS: { kind: 'hand-over', handOver: 'card-check', passes: ['reference-number', 'name'] },

  ID_UPLOAD: { kind: 'upload', dataPoints: { 'personal-details': ['identificationType', 'idCardNumber'] } },
  CUSTOMER_DEBTS: { kind: 'debts' },
} as const satisfies Readonly<Record<LenderStepState, LenderStep>>

type Rows = typeof rows
/**
 * Like `LenderStepState`, but without a state that lacks its row, so that the compiler reports that state once, above.
 */
type RowState = keyof Rows

/** States whose step is of one kind. */
export type StateOfKind<Kind extends LenderStep['kind']> = {
  [S in RowState]: Rows[S]['kind'] extends Kind ? S : never
}[RowState]

export const lenderSteps: { readonly [S in RowState]: Extract<LenderStep, { kind: Rows[S]['kind'] }> } = rows

export const isLenderStepState = (state: StateName): state is RowState => Object.hasOwn(rows, state)

export const isStateOfKind = <Kind extends LenderStep['kind']>(
  state: StateName,
  kind: Kind,
): state is StateOfKind<Kind> => isLenderStepState(state) && rows[state].kind === kind

export const lenderStepStates: readonly RowState[] = listKeys(rows)

/** The states of one kind, in the order of the table. */
export const listStatesOfKind = <Kind extends LenderStep['kind']>(kind: Kind): readonly StateOfKind<Kind>[] =>
  lenderStepStates.filter((state) => isStateOfKind(state, kind))
