// Typed and pasted values in Vietnam: the stored form of valid ones, and invalid ones grouped by their error.
import { catalogue } from '../../../data-points/catalogue.ts'
import {
  buildDigitErrors,
  buildLongerCodes,
  buildShorterCodes,
  buildCodesWithLetter,
  splitCases,
} from '../../../testing/validation.ts'
import type { TypedTable } from '../../../testing/typedTable.ts'
import { country } from '../country.ts'

export const typed: TypedTable = {
  country,
  casesWithManyWrongValues: ['phone numbers', 'CCCD', 'postal codes', 'accounts'],
  cases: [
    {
      name: 'phone numbers',
      dataPoint: catalogue['contact-information'].phoneNumber,
      stored: [
        ['ĐT: 0912 345 678', '+84912345678'],
        ['0912 345 678', '+84912345678'],
        ['0912.345.678', '+84912345678'],
        ['+84 912 345 678', '+84912345678'],
        ['0084912345678', '+84912345678'],
        ['84912345678', '+84912345678'],
      ],
      wrong: {
        'phone-too-short': { 'too few digits': splitCases('0 | 09 | 091 | 0912 | 09123 | +84 | +849 | 84912') },
        'phone-too-long': {
          'too many digits': splitCases('091234567890 | +849123456789012 | 0912345678901 | 00849123456789012'),
        },
        'phone-invalid-country': {
          'of another country': splitCases(
            '+639051234567 | +85512345678 | +12125550123 | +6591234567 | +34612345678 | +82101234567',
          ),
        },
        'phone-not-a-number': {
          'no number': splitCases('abc | không có | + | sdt 0912345678 | 0912 abc 678 | 0912345678 ext 5 | -- | #'),
        },
        'phone-landline': { landline: splitCases('024 3825 1234') },
        'phone-invalid': { 'no such number': splitCases('0123 456 7890 | 0000000000 | 1900 123 456 | 0111 111 111') },
      },
    },
    {
      name: 'CCCD',
      dataPoint: catalogue['personal-details'].personalCode,
      stored: [
        ['001 085 012345', '001085012345'],
        ['079192012345', '079192012345'],
        ['048303012345', '048303012345'],
        ['001/085012345', '001085012345'],
      ],
      wrong: {
        'cccd-length': {
          'too short': buildShorterCodes('001085012345'),
          'the old card': splitCases('123456789'),
          'too long': buildLongerCodes('001085012345'),
          letters: buildCodesWithLetter('001085012345', 'O'),
          signs: splitCases('001+085012345 | #01085012345'),
        },
        'cccd-form': {
          province: splitCases('000085012345 | 000192012345'),
          'to come': splitCases('001685012345 | 001485012345 | 001985012345 | 001227012345 | 001399012345'),
        },
      },
    },
    {
      name: 'CCCD beside a date of birth',
      dataPoint: catalogue['personal-details'].personalCode,
      application: { personalDetails: { dateOfBirth: '1985-07-14' } },
      stored: [['001085012345', '001085012345']],
      wrong: { 'cccd-birth-date': { 'another year': splitCases('079192012345 | 048303012345') } },
    },
    {
      name: 'the card',
      dataPoint: catalogue['personal-details'].idCardNumber,
      stored: [['001 085 012345', '001085012345']],
      wrong: { 'cccd-length': { 'a passport': splitCases('C1234567 | P00012345') } },
    },
    {
      name: 'passports',
      dataPoint: catalogue['personal-details'].idCardNumber,
      application: { otherDetails: { identificationType: 'passport' } },
      stored: [
        ['C1234567', 'C1234567'],
        ['p 0001 2345', 'P00012345'],
        ['C12/34567', 'C1234567'],
      ],
      wrong: {
        'identity-document-form': {
          length: splitCases('1234 | C123 | C123456789012'),
          signs: splitCases('C12+34567 | #C1234567'),
        },
      },
    },
    {
      name: 'MST of employers',
      dataPoint: catalogue['employment-details'].taxRegistryCode,
      stored: [
        ['MST: 0100109106', '0100109106'],
        ['0300588512-001', '0300588512001'],
        ['0100109106', '0100109106'],
        ['0101248141-001', '0101248141001'],
        ['001085012345', '001085012345'],
      ],
      wrong: {
        'mst-form': {
          'branch 000': splitCases('0300588512-000 | 0300588512000'),
          length: splitCases('1 | 010010910 | 01001091060 | 01012481410012'),
          letters: splitCases('01001091O6 | MST0100109'),
        },
        'mst-checksum': {
          'check digit': buildDigitErrors('0100109106', 9),
          zeros: splitCases('0000000000'),
          given: splitCases('0100233480'),
        },
      },
    },
    {
      name: 'postal codes',
      dataPoint: catalogue['address-information'].postalCode,
      stored: [
        ['10000', '10000'],
        ['700000', '700000'],
        ['10,000', '10000'],
        ['10/000', '10000'],
        ['10_000', '10000'],
        ['10:000', '10000'],
        ['10;000', '10000'],
      ],
      wrong: {
        'postal-code-form': {
          'other signs': splitCases('10?000 | 10%000 | 10^000'),
          'too few digits': splitCases('1 | 12 | 123 | 1234'),
          'too many digits': splitCases('1234567 | 12345678 | 7000001'),
          letters: splitCases('abcde | 1000a | a10000 | O10000 | 7OOOOO | 1000 b'),
          'of another country': splitCases('SW1A 1AA | K1A 0B1 | D-10115 | 1010 AB | A-1010'),
          signs: splitCases(
            '10&000 | 10+000 | 10#000 | 10000! | #10000 | 10+000 | (10000) | 10*000 | 10=000 | 10000* | 10=000 | 1%0000',
          ),
        },
      },
    },
    {
      name: 'accounts',
      dataPoint: catalogue['banking-details'].iban,
      stored: [
        ['0123 4567 8901', '012345678901'],
        ['19036999999015', '19036999999015'],
        ['STK: 123456', '123456'],
        ['123/456', '123456'],
        ['123_456', '123456'],
        ['123456,7', '1234567'],
        ['12:3456', '123456'],
      ],
      wrong: {
        'account-form': {
          'too short': buildShorterCodes('123456'),
          'too long': splitCases(
            '12345678901234567890 | 123456789012345678901 | 1234567890123456789012 | DE89370400440532013000',
          ),
          'letters of Vietnamese': splitCases('TÀIKHOẢN | Ngân hàng | SỐ123456 | ĐỨC123456 | 12345Á'),
          signs: splitCases(
            '123+456 | 123#456 | #123456 | 123456! | (123456) | 123456&7 | 12+3456 | 12*3456 | a@b123456 | 123456*',
          ),
          'one repeated digit': splitCases('000000 | 1111111 | 99999999'),
          'no account': splitCases('VCB | MoMo | a | b1 | c12'),
        },
      },
    },
  ],
}
