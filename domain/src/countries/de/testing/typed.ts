// Typed and pasted values in Germany: the stored form of valid ones, and invalid ones grouped by their error.
import { catalogue } from '../../../data-points/catalogue.ts'
import { buildDigitErrors, splitCases, wrongFiveDigits } from '../../../testing/validation.ts'
import type { TypedTable } from '../../../testing/typedTable.ts'
import { country } from '../country.ts'

export const typed: TypedTable = {
  country,
  casesWithManyWrongValues: ['phone numbers', 'identity cards', 'postal codes', 'accounts'],
  cases: [
    {
      name: 'phone numbers',
      dataPoint: catalogue['contact-information'].phoneNumber,
      stored: [
        ['+49 49 1512 3456789', '+4915123456789'],
        ['0151 23456789', '+4915123456789'],
        ['01512 3456789', '+4915123456789'],
        ['+49 1512 3456789', '+4915123456789'],
        ['0049 1512 3456789', '+4915123456789'],
        ['(+49) 1512 3456789', '+4915123456789'],
        ['+49 (0) 1512 3456789', '+4915123456789'],
        ['1512/3456789', '+4915123456789'],
      ],
      wrong: {
        'phone-too-short': { 'too few digits': splitCases('0 | 01 | 015 | +49 | +4915 | 49 | 1') },
        'phone-too-long': {
          'too many digits': splitCases('015123456789012345 | 0151234567890123456 | 004915123456789012345'),
        },
        'phone-invalid-country': {
          'of another country': splitCases(
            '+48512345678 | +34612345678 | +43664123456 | +41791234567 | +33612345678 | +999151234567',
          ),
        },
        'phone-not-a-number': {
          'no number': splitCases(
            'abc | keine | Tel. | + | 0151-ABC-DEFG | 0151 2345678 Ext. 4 | nummer 015123456789 | -- | @0151',
          ),
        },
        'phone-landline': { landline: splitCases('030 901820') },
        'phone-invalid': {
          'no such number': splitCases(
            '0900 1234567 | 0180 5 123456 | 0137 7123456 | 0800 1234567 | 00000000000 | 0111 1111111 | 0151 | +49151234567890123',
          ),
        },
      },
    },
    {
      name: 'identity cards',
      dataPoint: catalogue['personal-details'].idCardNumber,
      stored: [
        ['L01X00T471D', 'L01X00T471'],
        ['L01X00T471D<<', 'L01X00T471'],
        ['L01X00T47D', 'L01X00T47'],
        ['L01X 00T4 71', 'L01X00T471'],
        ['l01x00t47', 'L01X00T47'],
        ['LO1XOOT47', 'L01X00T47'],
        ['L01X00T471D', 'L01X00T471'],
        ['L01X_00T47', 'L01X00T47'],
      ],
      wrong: {
        'identity-document-form': {
          'too short': splitCases('L | L0 | L01X00T4 | L01X00T'),
          'too long': splitCases('L01X00T4711 | L01X00T47123 | L01X00T471DE'),
          'letters that are never printed': splitCases(
            'A01X00T47 | L01B00T47 | L01X00E47 | LU1X00T47 | L01X00T4I | SO1X00T47 | L01Q00T47',
          ),
          signs: splitCases('L01X00T4/ | L01X#00T47 | L01X00T4ß | #01X00T47'),
        },
        'id-card-checksum': {
          'check digit': buildDigitErrors('L01X00T471', 9),
          mistyped: splitCases(
            'L01X00T481 | L11X00T471 | M01X00T471 | L01X00T371 | L01Y00T471 | L01X01T471 | L01X00V471',
          ),
        },
      },
    },
    {
      name: 'postal codes',
      dataPoint: catalogue['address-information'].postalCode,
      stored: [
        ['01067', '01067'],
        [' 10 115 ', '10115'],
        ['80331', '80331'],
        ['12,345', '12345'],
        ['12/345', '12345'],
        ['12_345', '12345'],
        ['12:345', '12345'],
      ],
      wrong: {
        'postal-code-form': wrongFiveDigits,
      },
    },
    {
      name: 'accounts',
      dataPoint: catalogue['banking-details'].iban,
      stored: [
        ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
        ['de41500105170123456789', 'DE41500105170123456789'],
        ['IBAN: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
        ['89370400440532013000', 'DE89370400440532013000'],
      ],
      wrong: {
        'iban-form': { 'no IBAN': splitCases('1234 | 0532013000 | DE | DEXX | 37040044 | Sparkasse') },
        'iban-country': {
          'another country': splitCases(
            'PL61109010140000071219812874 | ES9121000418450200051332 | AT611904300234573201 | NL91ABNA0417164300 | GB29NWBK60161331926819 | FR1420041010050500013M02606',
          ),
        },
        'iban-length': {
          'too short': splitCases('DE8937040044053201300 | DE893704004405320130 | DE89370400440532 | DE893704'),
          'too long': splitCases('DE893704004405320130000 | DE8937040044053201300012'),
        },
        'iban-checksum': {
          'one digit': buildDigitErrors('DE89370400440532013000', 19),
          'two swapped digits': splitCases('DE98370400440532013000 | DE89730400440532013000 | DE89370400440523013000'),
        },
      },
    },
  ],
}
