// The answers of a persona in Romania to the questions of lenders, by data point. For tests only.
import type { TestAnswers } from '../testAnswers.ts'

export const testAnswers: TestAnswers = {
  otherPhoneNumber: '+40712034599',
  dataPoints: {
    employerName: 'Brutăria Spicul SRL',
    taxRegistryCode: '14399840',
    employerPostalCode: '010011',
    employerCity: 'București',
    employerStreet: 'Calea Victoriei',
    employerHouseNumber: '1',
    employerProvince: 'RO-B',
    personalCode: '1850714123457',
    idCardNumber: 'RX123456',
    idCardIssuedAt: '2020-05-04',
    idCardIssuedAuthority: 'SPCLEP Cluj-Napoca',
    identificationType: 'id_card',
    citizenship: 'RO',
    country: 'RO',
    countryOfBirth: 'RO',
    cityOfBirth: 'Cluj-Napoca',
    iban: 'RO49AAAA1B31007593840000',
    referencePhoneNumber: '+40712034511',
  },
}
