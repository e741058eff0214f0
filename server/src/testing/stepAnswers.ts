// What the personas answer lenders beyond their applications, by data point. For tests only.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { type AnswerValue, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import type { ProductId } from '@loan/domain/products/registry'

type Answers = Readonly<Record<string, AnswerValue>>

const shared: Answers = {
  gender: 'female',
  positionType: 'specialist',
  jobArea: 'it',
  jobTitle: 'Analityk',
  trialPeriod: false,
  terminationPeriod: false,
  incomeContractStartedAt: '2018-09-01',
  isPoliticallyExposed: false,
  connectedToPep: false,
  maritalStatus: 'married',
  spouseMonthlyIncome: 2100,
  numberOfDependants: '1',
  vehicleOwnership: true,
  vehicleLicensePlateNumber: 'KR12345',
  vehicleBrand: 'Skoda',
  vehicleModel: '120',
  vehicleRegistrationYear: 2017,
  vehicleOdometer: 120_000,
  isVehicleFinanced: false,
  vehicleConsent: true,
  bankName: 'Bank Dobry',
  bankAccountSince: '2015-01-01',
  monthlyExtraIncome: 0,
  householdIncome: 5000,
  hasProofOfIncome: true,
  numberOfInhabitants: 2,
  housingTenure: 'owned',
  housingTenureSinceDate: '2015-03-01',
  monthlyCreditCommitments: 0,
  hasOtherLoans: false,
  cofidisProfession: 'employee',
  financingOption: 'instalments',
  monthlyPaymentDay: 10,
  referenceType: 'friend',
  referenceName: 'Jan Nowak',
  monthlyIncome: 3100,
  lastName: 'Nowak',
}

const byProduct: Readonly<Record<ProductId, Answers>> = {
  'tukan-pl': {
    ...shared,
    employerName: 'Mleczarnia Dolina Wkry sp. z o.o.',
    taxRegistryCode: '5261040828',
    employerPostalCode: '00-950',
    employerCity: 'Warszawa',
    employerStreet: 'Prosta',
    employerHouseNumber: '1',
    employerProvince: 'PL-14',
    personalCode: '85071412334',
    idCardNumber: 'ABA300000',
    idCardIssuedAt: '2020-05-04',
    idCardIssuedAuthority: 'Prezydent Krakowa',
    identificationType: 'id_card',
    citizenship: 'PL',
    countryOfBirth: 'PL',
    cityOfBirth: 'Łódź',
    iban: 'PL61109010140000071219812874',
    referencePhoneNumber: '+48601234567',
  },
  'vireo-es': {
    ...shared,
    employerName: 'Talleres Montera SL',
    taxRegistryCode: 'B58818501',
    employerPostalCode: '28013',
    employerCity: 'Madrid',
    employerStreet: 'Gran Vía',
    employerHouseNumber: '1',
    employerProvince: 'ES-M',
    personalCode: '12345678Z',
    idCardNumber: '12345678Z',
    idCardIssuedAt: '2020-05-04',
    idCardIssuedAuthority: 'Policía Nacional',
    identificationType: 'dni',
    citizenship: 'ES',
    countryOfBirth: 'ES',
    cityOfBirth: 'Madrid',
    iban: 'ES9121000418450200051332',
    referencePhoneNumber: '+34655123456',
  },
}

const dataPointsByName = new Map(Object.values(catalogue).flatMap((section) => Object.entries<DataPoint>(section)))

/**
 * The sections of a step's body. What may be left out, or hangs on another answer, is. Throws for a data point that the
 * persona has no answer to.
 */
export const answersTo = (names: readonly string[], product: ProductId): LeadApplication =>
  writeAnswers(
    {},
    names.flatMap((name): readonly (readonly [LeadPath, AnswerValue])[] => {
      const dataPoint = dataPointsByName.get(name)
      const value = byProduct[product][name]
      if (dataPoint !== undefined && value !== undefined) return [[dataPoint.path, value]]
      if (dataPoint?.optional !== undefined || dataPoint?.when !== undefined) return []
      throw new Error(`The persona has no answer to ${name}`)
    }),
  )
