// The answers of a persona in Poland to the questions of lenders, by data point. For tests only.
import type { TestAnswers } from '../testAnswers.ts'

export const testAnswers: TestAnswers = {
  otherPhoneNumber: '+48601234599',
  dataPoints: {
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
    country: 'PL',
    countryOfBirth: 'PL',
    cityOfBirth: 'Łódź',
    iban: 'PL61109010140000071219812874',
    referencePhoneNumber: '+48601234567',
  },
}
