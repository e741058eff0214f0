// Typed and pasted values in Romania: the stored form of valid ones, and invalid ones grouped by their error.
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
  casesWithManyWrongValues: ['phone numbers', 'CNP', 'postal codes', 'accounts'],
  cases: [
    {
      name: 'phone numbers',
      dataPoint: catalogue['contact-information'].phoneNumber,
      stored: [
        ['0712 034 567', '+40712034567'],
        ['0712.034.567', '+40712034567'],
        ['+40 712 034 567', '+40712034567'],
        ['0040712034567', '+40712034567'],
        ['712034567', '+40712034567'],
        ['tel 0712034567', '+40712034567'],
      ],
      wrong: {
        'phone-too-short': {
          'too few digits': splitCases('0 | 07 | 071 | 0712 | 07120 | 0712034 | +40 | +407 | 40712'),
        },
        'phone-too-long': {
          'too many digits': splitCases(
            '07120345678 | +407120345678 | 071203456789 | 004071203456789 | 07120345670712034567',
          ),
        },
        'phone-invalid-country': {
          'of another country': splitCases(
            '+37369123456 | +36201234567 | +34612345678 | +48512345678 | +4915123456789 | +39320123456',
          ),
        },
        'phone-not-a-number': {
          'no number': splitCases('abc | nu am | + | abc 0712034567 | 0712 abc 567 | 0712034567 int. 5 | -- | mobil'),
        },
        'phone-landline': { landline: splitCases('021 312 3456') },
        'phone-invalid': {
          'no such number': splitCases('0906 123 456 | 0800 123 456 | 0000000000 | 0111111111 | 0999999999 | 071203'),
        },
      },
    },
    {
      name: 'CNP',
      dataPoint: catalogue['personal-details'].personalCode,
      stored: [
        ['CNP 1850714120013', '1850714120013'],
        ['185 0714 123457', '1850714123457'],
        ['1850714-12345-7', '1850714123457'],
        ['2920229401019', '2920229401019'],
        ['6031130521233', '6031130521233'],
        ['5000229410024', '5000229410024'],
        ['1850714120031', '1850714120031'],
        ['6040506700211', '6040506700211'],
      ],
      wrong: {
        'cnp-length': {
          'too short': buildShorterCodes('1850714123457', 8),
          'too long': buildLongerCodes('1850714123457'),
          letters: buildCodesWithLetter('1850714123457', 'O').slice(0, 6),
        },
        'cnp-form': {
          'serial 000': splitCases('1850714400004'),
          'first digit': splitCases('0800101221142 | 0850714123457 | 9850714123457'),
          county: splitCases(
            '1850714003457 | 1850714493457 | 1850714503457 | 1850714603457 | 1850714713457 | 1850714993457 | 1850714843457',
          ),
        },
        'cnp-date': {
          month: splitCases('1632215123457 | 1851314123457 | 1850014123457'),
          day: splitCases('1850732123457 | 1850700123457 | 1850631123457 | 1030229123457'),
          'to come': splitCases('5270101123457 | 5991231123457'),
        },
        'cnp-checksum': {
          'check digit': buildDigitErrors('1850714123457', 12),
          'running number': buildDigitErrors('1850714123457', 9, 12),
          given: splitCases('1630615123458'),
        },
      },
    },
    {
      name: 'CNP beside a date of birth',
      dataPoint: catalogue['personal-details'].personalCode,
      application: { personalDetails: { dateOfBirth: '1985-07-14' } },
      stored: [['1850714123457', '1850714123457']],
      wrong: { 'cnp-birth-date': { 'another day': splitCases('2920229401019 | 6031130521233 | 5000229410024') } },
    },
    {
      name: 'identity cards',
      dataPoint: catalogue['personal-details'].idCardNumber,
      stored: [
        ['RX 123456', 'RX123456'],
        ['seria RX nr. 123456', 'RX123456'],
        ['RX1234567', 'RX1234567'],
        ['05123456', '05123456'],
        ['RX/123456', 'RX123456'],
        ['RX_123456', 'RX123456'],
      ],
      wrong: {
        'identity-document-form': {
          'too short': splitCases('R | RX | RX1 | RX12345 | 1234567'),
          'too long': splitCases('RX12345678 | RX123456789 | 0512345678'),
          letters: splitCases('R1234567 | RXX123456 | 123456RX | RX12A456 | ȘX123456'),
          signs: splitCases('RX+123456 | RX#123456 | #RX123456'),
        },
      },
    },
    {
      name: 'CUI of employers',
      dataPoint: catalogue['employment-details'].taxRegistryCode,
      stored: [
        ['0014399840', '14399840'],
        ['RO 014399840', '14399840'],
        ['RO 14399840', '14399840'],
        ['18547290', '18547290'],
        ['CUI: RO14399840', '14399840'],
      ],
      wrong: {
        'cui-form': {
          'too short': splitCases('1 | RO1'),
          'too long': splitCases('12345678901 | RO12345678901'),
          letters: splitCases('ABC | RO | 1439984A'),
        },
        'cui-checksum': {
          'check digit': buildDigitErrors('14399840', 7),
          zeros: splitCases('00 | 0000000000'),
          given: splitCases('18547291'),
        },
      },
    },
    {
      name: 'postal codes',
      dataPoint: catalogue['address-information'].postalCode,
      stored: [
        ['010011', '010011'],
        ['400 001', '400001'],
        ['010,011', '010011'],
        ['010/011', '010011'],
        ['010_011', '010011'],
        ['010:011', '010011'],
        ['010;011', '010011'],
      ],
      wrong: {
        'postal-code-form': {
          'other signs': splitCases('010?011 | 010%011'),
          'too few digits': splitCases('1 | 12 | 123 | 1234 | 12345 | 01001'),
          'too many digits': splitCases('1234567 | 12345678 | 0100110'),
          letters: splitCases('abcdef | 12345a | a12345 | O10011 | 01001l | 1234 5b'),
          'of another country': splitCases('00-950 | SW1A 1AA | 28013 | 1010 | K1A 0B1 | D-10115'),
          signs: splitCases('010&011 | 010+011 | 010#011 | 010011! | #010011 | 010+011 | (010011) | 010*011 | 010=011'),
        },
      },
    },
    {
      name: 'accounts',
      dataPoint: catalogue['banking-details'].iban,
      stored: [
        ['RO49 AAAA 1B31 0075 9384 0000', 'RO49AAAA1B31007593840000'],
        ['ro34 btrl 0130 1201 2345 6701', 'RO34BTRL0130120123456701'],
      ],
      wrong: {
        'iban-form': { 'no IBAN': splitCases('1234 | AAAA | RO | ROXX1B31 | BTRL0130 | Banca Transilvania') },
        'iban-country': {
          'another country': splitCases(
            'DE89370400440532013000 | PL61109010140000071219812874 | MD24AG000225100013104168 | HU42117730161111101800000000 | BG80BNBG96611020345678',
          ),
        },
        'iban-length': {
          'too short': splitCases('RO49AAAA1B3100759384000 | RO49AAAA1B31 | RO49AAAA1B310075938400'),
          'too long': splitCases('RO49AAAA1B310075938400001 | RO49AAAA1B3100759384000012'),
        },
        'iban-checksum': {
          'one digit': buildDigitErrors('RO49AAAA1B31007593840000', 22),
          'two swapped digits': splitCases('RO94AAAA1B31007593840000 | RO49AAAA1B13007593840000'),
          'letters of the bank': splitCases('RO49AAAB1B31007593840000'),
        },
      },
    },
  ],
}
