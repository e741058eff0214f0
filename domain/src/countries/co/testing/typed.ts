// Typed and pasted values in Colombia: the stored form of valid ones, and invalid ones grouped by their error.
import { catalogue } from '../../../data-points/catalogue.ts'
import { buildDigitErrors, buildShorterCodes, splitCases } from '../../../testing/validation.ts'
import type { TypedTable } from '../../../testing/typedTable.ts'
import { country } from '../country.ts'

export const typed: TypedTable = {
  country,
  casesWithManyWrongValues: ['phone numbers', 'cédulas', 'postal codes', 'accounts'],
  cases: [
    {
      name: 'phone numbers',
      dataPoint: catalogue['contact-information'].phoneNumber,
      stored: [
        ['00 57 321 123 4567', '+573211234567'],
        ['+57 +57 321 123 4567', '+573211234567'],
        ['Cel.: 321 123 4567', '+573211234567'],
        ['321 1234567', '+573211234567'],
        ['321 123 4567', '+573211234567'],
        ['+57 321 123 4567', '+573211234567'],
        ['0057 3211234567', '+573211234567'],
        ['573211234567', '+573211234567'],
        ['cel 3211234567', '+573211234567'],
      ],
      wrong: {
        'phone-too-short': {
          'too few digits': splitCases('3 | 32 | 321 | 3211 | 32112 | 321123 | 3211234 | 32112345 | +57 | +57321'),
        },
        'phone-too-long': { 'too many digits': splitCases('321123456789 | +57321123456789012 | 321123456789012345') },
        'phone-invalid-country': {
          'of another country': splitCases(
            '+584121234567 | +593991234567 | +12125550123 | +522221234567 | +34612345678',
          ),
        },
        'phone-not-a-number': {
          'no number': splitCases('abc | ninguno | + | abc 3211234567 | 321 abc 4567 | 3211234567 ext 5 | #'),
        },
        'phone-landline': { landline: splitCases('601 234 5678') },
        'phone-invalid': {
          'no such number': splitCases(
            '0000000000 | 1111111111 | 3991234567 | 9999999999 | 2221234567 | 01800 1234567 | 32112345678 | +5732112345678',
          ),
        },
      },
    },
    {
      name: 'cédulas',
      dataPoint: catalogue['personal-details'].personalCode,
      application: { otherDetails: { identificationType: 'cc' } },
      stored: [
        ['79.123.456', '79123456'],
        ['52345678', '52345678'],
        ['1.018.464.851', '1018464851'],
        ['CC 79123456', '79123456'],
        ['123456', '123456'],
        ['79/123456', '79123456'],
        ['79_123456', '79123456'],
        ['79,123,456', '79123456'],
      ],
      wrong: {
        'cedula-form': {
          'too short': splitCases('1 | 12 | 123 | 1234 | 12345'),
          'nine digits': splitCases('123456789 | 791234567 | 999999999'),
          'ten that do not begin with 1': splitCases(
            '2018464851 | 3018464851 | 0018464851 | 9018464851 | 7912345678 | 4018464851',
          ),
          'too long': splitCases('10184648511 | 101846485112 | 1018464851123'),
          letters: splitCases('7912345A | A9123456 | abc | 1018464O51 | l018464851 | cédula'),
          signs: splitCases('79+123456 | 79#123456 | 79123456! | #79123456 | 79&123&456 | 79+123456'),
          zeros: splitCases('000000 | 00000000'),
        },
      },
    },
    {
      name: 'foreign cards',
      dataPoint: catalogue['personal-details'].personalCode,
      application: { otherDetails: { identificationType: 'ce' } },
      stored: [
        ['123456', '123456'],
        ['CE 1234567', '1234567'],
      ],
      wrong: {
        'identity-document-form': {
          length: splitCases('12345 | 12345678 | 1018464851'),
          letters: splitCases('A12345 | 12345B'),
        },
      },
    },
    {
      name: 'protection permits',
      dataPoint: catalogue['personal-details'].personalCode,
      application: { otherDetails: { identificationType: 'ppt' } },
      stored: [['PPT 1234567', '1234567']],
      wrong: {
        'identity-document-form': {
          length: splitCases('12345 | 123456789 | 1018464851'),
          letters: splitCases('A123456'),
        },
      },
    },
    {
      name: 'passports',
      dataPoint: catalogue['personal-details'].personalCode,
      application: { otherDetails: { identificationType: 'passport' } },
      stored: [['an 123456', 'AN123456']],
      wrong: {
        'identity-document-form': { length: splitCases('1234 | AN12345678901'), signs: splitCases('AN+123456') },
      },
    },
    {
      name: 'NIT of employers',
      dataPoint: catalogue['employment-details'].taxRegistryCode,
      stored: [
        ['`900.206.480-2`', '9002064802'],
        ['´900206480-2´', '9002064802'],
        ['‚900206480-2‘', '9002064802'],
        ['900,206,480-2', '9002064802'],
        ['NIT: 900.206.480-2', '9002064802'],
        ['899.999.068-1', '8999990681'],
        ['800197268-4', '8001972684'],
        ['NIT 8600343137', '8600343137'],
        ['10184648519', '10184648519'],
        ['9005444722', '9005444722'],
      ],
      wrong: {
        'nit-form': {
          length: splitCases('1 | 1234567 | 12345678901234567'),
          letters: splitCases('ABCDEFGHI | 89999906A1'),
        },
        'nit-checksum': {
          'check digit': buildDigitErrors('8999990681', 9),
          'left out': splitCases('899999068 | 800197268'),
          zeros: splitCases('000000000'),
        },
      },
    },
    {
      name: 'postal codes',
      dataPoint: catalogue['address-information'].postalCode,
      stored: [
        ['110111', '110111'],
        ['050 001', '050001'],
        ['110,111', '110111'],
        ['110/111', '110111'],
        ['110_111', '110111'],
        ['110:111', '110111'],
        ['110;111', '110111'],
      ],
      wrong: {
        'postal-code-form': {
          'other signs': splitCases('110?111 | 110%111 | 110^111'),
          'too few digits': splitCases('1 | 12 | 123 | 1234 | 12345 | 11011'),
          'too many digits': splitCases('1234567 | 12345678 | 1101110'),
          letters: splitCases('abcdef | 12345a | a12345 | O50001 | 11011l | 1234 5b'),
          'of another country': splitCases('00-950 | SW1A 1AA | 28013 | 1010 | K1A 0B1 | D-10115'),
          signs: splitCases('110&111 | 110+111 | 110#111 | 110111! | #110111 | 110+111 | (110111) | 110*111 | 110=111'),
        },
      },
    },
    {
      name: 'accounts',
      dataPoint: catalogue['banking-details'].iban,
      stored: [
        ['123-456789-01', '12345678901'],
        ['3211234567', '3211234567'],
        ['+57 321 123 4567', '3211234567'],
        ['Cta. No. 1234567890', '1234567890'],
        ['123/456789', '123456789'],
        ['123_456789', '123456789'],
      ],
      wrong: {
        'account-form': {
          'too short': buildShorterCodes('123456789'),
          'too long': splitCases('12345678901234567 | 123456789012345678 | 1234567890123456789'),
          letters: splitCases('ABCDEFGHI | 12345678A | A123456789 | Nequi | Bancolombia | 12345O7890 | ahorros1'),
          signs: splitCases('123+456789 | 123#456789 | #123456789 | 123456789! | (123456789)'),
          'one repeated digit': splitCases('000000000 | 1111111111 | 9999999999'),
          'another kind of account': splitCases(
            'DE89370400440532013000 | ES9121000418450200051332 | llave@correo | @llave123',
          ),
        },
      },
    },
  ],
}
