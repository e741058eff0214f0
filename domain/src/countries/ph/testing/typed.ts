// Typed and pasted values in the Philippines: the stored form of valid ones, and invalid ones grouped by their error.
import { catalogue } from '../../../data-points/catalogue.ts'
import { buildShorterCodes, splitCases } from '../../../testing/validation.ts'
import type { TypedTable } from '../../../testing/typedTable.ts'
import { country } from '../country.ts'

export const typed: TypedTable = {
  country,
  casesWithManyWrongValues: ['phone numbers', 'national ID', 'postal codes', 'accounts'],
  cases: [
    {
      name: 'phone numbers',
      dataPoint: catalogue['contact-information'].phoneNumber,
      stored: [
        ['0905 123 4567', '+639051234567'],
        ['905-123-4567', '+639051234567'],
        ['+63 905 123 4567', '+639051234567'],
        ['0063 905 123 4567', '+639051234567'],
        ['639051234567', '+639051234567'],
      ],
      wrong: {
        'phone-too-short': {
          'too few digits': splitCases('0 | 09 | 090 | 0905 | 09051 | +63 | +639 | +63905 | 63905'),
        },
        'phone-too-long': {
          'too many digits': splitCases(
            '090512345678901 | +63905123456789012 | 0905123456712345 | 00639051234567123456',
          ),
        },
        'phone-invalid-country': {
          'of another country': splitCases(
            '+12125550123 | +84912345678 | +6591234567 | +60123456789 | +34612345678 | +81312345678',
          ),
        },
        'phone-not-a-number': {
          'no number': splitCases('abc | none | + | 0905 abc 4567 | 0905 123 4567 local 5 | -- | #'),
        },
        'phone-landline': { landline: splitCases('(02) 8123 4567') },
        'phone-invalid': {
          'no such number': splitCases('0000 000 0000 | 0111 111 1111 | 1800 1234 5678 | 0000000000'),
        },
      },
    },
    {
      name: 'national ID',
      dataPoint: catalogue['personal-details'].idCardNumber,
      application: { otherDetails: { identificationType: 'philid' } },
      stored: [['1234-5678-9012-3456', '1234567890123456']],
      wrong: {
        'secret-number': { PSN: splitCases('123456789012 | 1234-5678-9012 | 9876 5432 1098') },
        'identity-document-form': {
          'too short': buildShorterCodes('12345678901'),
          'too long': splitCases('12345678901234567 | 123456789012345678'),
          'between the two lengths': splitCases('1234567890123 | 12345678901234 | 123456789012345'),
          letters: splitCases('A234567890123456 | 123456789012345O | abcdabcdabcdabcd'),
          signs: splitCases(
            '1234+5678+9012+3456 | 1234#567890123456 | #234567890123456 | 12345678901234,6 | 1234567890123456! | 1234567890 123+56 | 1234567890123456* | 1234*5678*9012*3456 | 1234.5678.9012.345a | abc | PhilID',
          ),
        },
      },
    },
    {
      name: 'driving licences',
      dataPoint: catalogue['personal-details'].idCardNumber,
      application: { otherDetails: { identificationType: 'drivers' } },
      stored: [['N01-12-345678', 'N0112345678']],
      wrong: {
        'identity-document-form': {
          length: splitCases('N | N01 | N01-12-34567 | N01-12-3456789'),
          letters: splitCases('0112345678 | NN112345678 | N01A2345678'),
        },
      },
    },
    {
      name: 'passports',
      dataPoint: catalogue['personal-details'].idCardNumber,
      application: { otherDetails: { identificationType: 'passport' } },
      stored: [
        ['P1234567A', 'P1234567A'],
        ['p1234567', 'P1234567'],
      ],
      wrong: {
        'identity-document-form': { form: splitCases('1234567 | PP1234567 | P123456 | P12345678 | P1234567AB') },
      },
    },
    {
      name: 'UMID',
      dataPoint: catalogue['personal-details'].idCardNumber,
      application: { otherDetails: { identificationType: 'umid' } },
      stored: [['0111-1234567-8', '011112345678']],
      wrong: {
        'identity-document-form': {
          length: splitCases('01111234567 | 0111123456789'),
          letters: splitCases('01111234567A'),
        },
      },
    },
    {
      name: 'SSS',
      dataPoint: catalogue['personal-details'].idCardNumber,
      application: { otherDetails: { identificationType: 'sss' } },
      stored: [['34-1234567-8', '3412345678']],
      wrong: {
        'identity-document-form': { length: splitCases('341234567 | 34123456789'), letters: splitCases('341234567A') },
      },
    },
    {
      name: 'PRC',
      dataPoint: catalogue['personal-details'].idCardNumber,
      application: { otherDetails: { identificationType: 'prc' } },
      stored: [['0123456', '0123456']],
      wrong: {
        'identity-document-form': { length: splitCases('012345 | 01234567'), letters: splitCases('012345A') },
      },
    },
    {
      name: 'TIN',
      dataPoint: catalogue['personal-details'].taxIdentificationNumber,
      stored: [
        ['123-456-789', '123456789'],
        ['123-456-789-000', '123456789000'],
        ['TIN 123-456-789-00000', '12345678900000'],
      ],
      wrong: {
        'tin-form': {
          length: splitCases('1 | 12345678 | 1234567890 | 12345678901 | 123456789012345'),
          letters: splitCases('12345678A'),
          zeros: splitCases('000000000'),
        },
      },
    },
    {
      name: 'postal codes',
      dataPoint: catalogue['address-information'].postalCode,
      stored: [
        ['1000', '1000'],
        [' 6000 ', '6000'],
        ['1,000', '1000'],
        ['10/00', '1000'],
        ['10_00', '1000'],
        ['10:00', '1000'],
        ['10;00', '1000'],
      ],
      wrong: {
        'postal-code-form': {
          'too few digits': splitCases('1 | 12 | 123 | 100'),
          'too many digits': splitCases('10000 | 100000 | 1000000 | 60001'),
          letters: splitCases('abcd | 100a | a100 | O100 | 1OOO | 10 0b'),
          'of another country': splitCases('00-950 | SW1A 1AA | 28013 | 010011 | K1A 0B1 | D-10115 | 94105-1'),
          signs: splitCases('1&000 | 10+00 | 10#00 | 1000! | #1000 | 10+00 | (1000) | 10*00 | 10=00 | 1000*'),
        },
      },
    },
    {
      name: 'accounts',
      dataPoint: catalogue['banking-details'].iban,
      stored: [
        ['0012-3456-7890', '001234567890'],
        ['0905 123 4567', '09051234567'],
        ['+63 905 123 4567', '09051234567'],
        ['1234567890123456', '1234567890123456'],
        ['123/4567890', '1234567890'],
        ['123_4567890', '1234567890'],
      ],
      wrong: {
        'account-form': {
          'too short': buildShorterCodes('1234567890'),
          'too long': splitCases('12345678901234567 | 123456789012345678 | 1234567890123456789'),
          letters: splitCases('ABCDEFGHIJ | 123456789A | A1234567890 | GCash | BDO | 12345O78901 | savings account'),
          signs: splitCases('123+4567890 | 123#4567890 | #1234567890 | 1234567890! | (1234567890)'),
          'one repeated digit': splitCases('0000000000 | 11111111111 | 999999999999'),
          'another kind of account': splitCases('DE89370400440532013000 | name@gcash | @maya1234567'),
        },
      },
    },
  ],
}
