// The answers of a persona in Vietnam to the questions of lenders, by data point. For tests only.
import type { TestAnswers } from '../testAnswers.ts'

export const testAnswers: TestAnswers = {
  otherPhoneNumber: '+84912345699',
  dataPoints: {
    employerName: 'Công ty TNHH Bánh Mì Lúa Vàng',
    taxRegistryCode: '0100109106',
    employerPostalCode: '10000',
    employerCity: 'Hà Nội',
    employerStreet: 'Tràng Tiền',
    employerHouseNumber: '1',
    employerProvince: 'VN-01',
    personalCode: '001085012345',
    idCardNumber: '001085012345',
    idCardIssuedAt: '2022-05-04',
    idCardIssuedAuthority: 'Bộ Công an',
    identificationType: 'cccd',
    citizenship: 'VN',
    country: 'VN',
    countryOfBirth: 'VN',
    cityOfBirth: 'Hà Nội',
    iban: '19036999999015',
    referencePhoneNumber: '+84912345611',
  },
}
