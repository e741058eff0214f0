// Typed and pasted values in Poland: the stored form of valid ones, and invalid ones grouped by their error.
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
  casesWithManyWrongValues: ['phone numbers', 'PESEL', 'postal codes', 'accounts'],
  cases: [
    {
      name: 'phone numbers',
      dataPoint: catalogue['contact-information'].phoneNumber,
      stored: [
        ['+48+48512345678', '+48512345678'],
        ['+48 48 512 345 678', '+48512345678'],
        ['+4848512345678', '+48512345678'],
        ['+48 0 512 345 678', '+48512345678'],
        ['"512345678"', '+48512345678'],
        ['<tel:+48512345678>', '+48512345678'],
        ['tel://+48512345678', '+48512345678'],
        ['numer: 512 345 678', '+48512345678'],
        ['M: 512 345 678', '+48512345678'],
        ['512:345:678', '+48512345678'],
        ['00 (48) 512 345 678', '+48512345678'],
        ['tel:+48512345678', '+48512345678'],
        ['tel. 512 345 678', '+48512345678'],
        ['++48 512 345 678', '+48512345678'],
        ['+48 +48 512 345 678', '+48512345678'],
        ['+48 0048 512345678', '+48512345678'],
        ['+48 (0) 512 345 678', '+48512345678'],
        ['512,345,678', '+48512345678'],
        ['512345678;', '+48512345678'],
        ['00 48 512 345 678', '+48512345678'],
        ['Tel. kom.: 512-345-678', '+48512345678'],
        ['512 345 678', '+48512345678'],
        ['+48 512-345-678', '+48512345678'],
        ['0048 512345678', '+48512345678'],
        ['tel 512345678', '+48512345678'],
      ],
      wrong: {
        'phone-too-short': {
          'too few digits': splitCases('5 | 51 | 512 | 5123 | 51234 | 512345 | 51234567 | +48 | +48512 | 48512'),
        },
        'phone-too-long': {
          'too many digits': splitCases('51234567890 | +485123456789012 | 512345678512345 | 0048512345678123'),
        },
        'phone-invalid-country': {
          'of another country': splitCases(
            '+34612345678 | +4915123456789 | +380501234567 | +12125550123 | +999612345678 | +420601123456',
          ),
        },
        'phone-not-a-number': {
          'no number': splitCases(
            'abc | nie mam | + | abc 512345678 | 512 abc 678 | 512345678 ext 5 | -- | # | call 512345678',
          ),
        },
        'phone-landline': { landline: splitCases('22 123 45 67') },
        'phone-invalid': {
          'no such number': splitCases('111111111 | 701234567 | 000000000 | 400123456 | 800123456'),
        },
      },
    },
    {
      name: 'PESEL',
      dataPoint: catalogue['personal-details'].personalCode,
      stored: [
        ['PESEL: 85071412334', '85071412334'],
        ['´85071412334´', '85071412334'],
        ['850714 12334', '85071412334'],
        ['92022945623', '92022945623'],
        ['03313007784', '03313007784'],
      ],
      wrong: {
        'pesel-length': {
          'too short': buildShorterCodes('85071412334', 4),
          'too long': buildLongerCodes('85071412334'),
          letters: buildCodesWithLetter('85071412334', 'O').slice(0, 6),
        },
        'pesel-date': {
          month: splitCases('85131401358 | 85001412334 | 85401412334'),
          day: splitCases('85073212334 | 85070012334 | 03222901025 | 00000000000'),
          'to come': splitCases('30320100000 | 26322500000'),
        },
        'pesel-checksum': {
          'check digit': buildDigitErrors('85071412334', 10),
          'running number': buildDigitErrors('85071412334', 8, 10),
          'another number': splitCases('44051401358'),
        },
      },
    },
    {
      name: 'PESEL beside a date of birth',
      dataPoint: catalogue['personal-details'].personalCode,
      application: { personalDetails: { dateOfBirth: '1985-07-14' } },
      stored: [['85071412334', '85071412334']],
      wrong: { 'pesel-birth-date': { 'another day': splitCases('92022945623 | 03313007784') } },
    },
    {
      name: 'NIP',
      dataPoint: catalogue['personal-details'].taxIdentificationNumber,
      stored: [
        ['NIP: 526-104-08-28', '5261040828'],
        ['NIP PL 5261040828', '5261040828'],
        ['526-104-08-28', '5261040828'],
        ['PL 5261040828', '5261040828'],
      ],
      wrong: {
        'nip-length': { length: buildShorterCodes('5261040828', 4), long: splitCases('52610408281') },
        'nip-checksum': {
          'check digit': buildDigitErrors('5261040828', 9),
          'another number': splitCases('8567346216 | 0000000000'),
        },
      },
    },
    {
      name: 'employers',
      dataPoint: catalogue['employment-details'].taxRegistryCode,
      stored: [
        ['NIP: 526-104-08-28', '5261040828'],
        ['REGON: 123456785', '123456785'],
        ['REGON 123 456 785', '123456785'],
        ['REGON 12345678512347', '12345678512347'],
      ],
      wrong: {
        'regon-length': { length: splitCases('12345678901 | 123456785123') },
        'regon-checksum': { 'check digit': buildDigitErrors('123456785', 8) },
        'nip-length': { label: splitCases('REGON 12345678') },
      },
    },
    {
      name: 'postal codes',
      dataPoint: catalogue['address-information'].postalCode,
      stored: [
        ['00001', '00-001'],
        ['00 - 001', '00-001'],
        ['30-059', '30-059'],
        ['00,001', '00-001'],
        ['00/001', '00-001'],
        ['00_001', '00-001'],
        ['00:001', '00-001'],
        ['00;001', '00-001'],
      ],
      wrong: {
        'postal-code-form': {
          'too few digits': splitCases('1 | 12 | 123 | 1234 | 00-00'),
          'too many digits': splitCases('000011 | 00-0011 | 1234567 | 00-001-1'),
          letters: splitCases('abcde | 0000a | a0000 | OO-OO1 | 00-00l | PL | AA-001'),
          'of another country': splitCases('SW1A 1AA | 010011 | K1A 0B1 | D-101 | 1010 AB | A-1010 | 28013-1'),
          signs: splitCases('00&001 | 00+001 | 00#001 | 00+001 | #00001 | 00*001 | (00001) | 00001! | 00=001 | 00*001'),
        },
      },
    },
    {
      name: 'accounts',
      dataPoint: catalogue['banking-details'].iban,
      stored: [
        ['61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
        ['PL61109010140000071219812874', 'PL61109010140000071219812874'],
      ],
      wrong: {
        'iban-form': { 'no IBAN': splitCases('1234 | PL | PLXX | mBank | 10901014 | 6110901014000007121981287') },
        'iban-country': {
          'another country': splitCases(
            'DE89370400440532013000 | ES9121000418450200051332 | CZ6508000000192000145399 | GB29NWBK60161331926819 | LT121000011101001000',
          ),
        },
        'iban-length': {
          'too short': splitCases('PL6110901014000007121981287 | PL611090101400000712 | PL61109010140000'),
          'too long': splitCases('PL611090101400000712198128740 | PL6110901014000007121981287412'),
        },
        'iban-checksum': {
          'one digit': buildDigitErrors('PL61109010140000071219812874', 26),
          'digits of the bank': splitCases('PL75114020050000310200000001'),
          'two swapped digits': splitCases('PL16109010140000071219812874 | PL61190010140000071219812874'),
        },
      },
    },
  ],
}
