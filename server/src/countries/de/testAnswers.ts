// The answers of a persona in Germany to the questions of lenders, by data point. For tests only.
import type { TestAnswers } from '../testAnswers.ts'

export const testAnswers: TestAnswers = {
  otherPhoneNumber: '+4915123456799',
  dataPoints: {
    employerName: 'Bäckerei Korn & Sohn GmbH',
    taxRegistryCode: 'DE123456789',
    employerPostalCode: '10115',
    employerCity: 'Berlin',
    employerStreet: 'Invalidenstraße',
    employerHouseNumber: '12',
    employerProvince: 'DE-BE',
    idCardNumber: 'L01X00T47',
    idCardIssuedAt: '2020-05-04',
    idCardIssuedAuthority: 'Stadt Köln',
    identificationType: 'id_card',
    citizenship: 'DE',
    country: 'DE',
    countryOfBirth: 'DE',
    cityOfBirth: 'Köln',
    iban: 'DE89370400440532013000',
    referencePhoneNumber: '+4915123456711',
  },
}
