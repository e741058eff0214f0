// Typed and pasted values in Mexico: the stored form of valid ones, and invalid ones grouped by their error.
import { catalogue } from '../../../data-points/catalogue.ts'
import {
  buildDigitErrors,
  buildLongerCodes,
  buildShorterCodes,
  buildCodesWithLetter,
  splitCases,
  wrongFiveDigits,
} from '../../../testing/validation.ts'
import type { TypedTable } from '../../../testing/typedTable.ts'
import { country } from '../country.ts'

export const typed: TypedTable = {
  country,
  casesWithManyWrongValues: ['phone numbers', 'CURP', 'postal codes', 'accounts'],
  cases: [
    {
      name: 'phone numbers',
      dataPoint: catalogue['contact-information'].phoneNumber,
      stored: [
        ['222 123 4567', '+522221234567'],
        ['55 1234 5678', '+525512345678'],
        ['+52 222 123 4567', '+522221234567'],
        ['+52 1 222 123 4567', '+522221234567'],
        ['+5212221234567', '+522221234567'],
        ['0052 1 222 123 4567', '+522221234567'],
        ['52 222 123 4567', '+522221234567'],
        ['tel 2221234567', '+522221234567'],
      ],
      wrong: {
        'phone-too-short': {
          'too few digits': splitCases(
            '2 | 22 | 222 | 2221 | 22212 | 222123 | 2221234 | 22212345 | 222123456 | +52 | +52222 | +52222123',
          ),
        },
        'phone-too-long': {
          'the mark among other signs': splitCases(
            '12221234567; | tel:12221234567 | 1.222.123.4567 | 1,222,123,4567 | (1) 222 123 4567 | 0 222 123 4567',
          ),
          'the former mark without the calling code': splitCases('12221234567 | 1 222 123 4567 | 15512345678'),
          'too many digits': splitCases(
            '22212345678 | 222123456789 | +52222123456789 | +522221234567890 | 2221234567222',
          ),
        },
        'phone-invalid-country': {
          'of another country': splitCases('+12125550123 | +34612345678 | +573211234567 | +50212345678 | +48512345678'),
        },
        'phone-not-a-number': {
          'no number': splitCases('abc | ninguno | + | abc 2221234567 | 222 abc 4567 | 2221234567 ext 5 | cel. | #'),
        },
        'phone-invalid': { 'no such number': splitCases('0000000000 | 1111111111 | 900 123 4567 | 800 123 4567') },
      },
    },
    {
      name: 'CURP',
      dataPoint: catalogue['personal-details'].personalCode,
      stored: [
        ['CURP: GAMJ850714HDFRRN07', 'GAMJ850714HDFRRN07'],
        ['gamj850714hdfrrn07', 'GAMJ850714HDFRRN07'],
        ['GAMJ 850714 HDFRRN 07', 'GAMJ850714HDFRRN07'],
        ['LOPM920229MJCPRR09', 'LOPM920229MJCPRR09'],
        ['HERA031130MNLRMNA6', 'HERA031130MNLRMNA6'],
        ['GAMJ850714HDFRRN_07', 'GAMJ850714HDFRRN07'],
      ],
      wrong: {
        'curp-length': {
          'too short': buildShorterCodes('GAMJ850714HDFRRN07', 13),
          'too long': buildLongerCodes('GAMJ850714HDFRRN07'),
          'an RFC': splitCases('GAMJ850714AB3'),
          signs: splitCases('GAMJ850714HDFRRN0/ | GAMJ850714HDFRRN#07'),
        },
        'curp-form': {
          names: splitCases('1AMJ850714HDFRRN07 | GTMJ850714HDFRRN07 | GA1J850714HDFRRN07'),
          digits: splitCases('GAMJ85O714HDFRRN07 | GAMJ8507I4HDFRRN07'),
          sex: splitCases('GAMJ850714ADFRRN07 | GAMJ850714FDFRRN07'),
          consonants: splitCases('GAMJ850714HDFARN07 | GAMJ850714HDFRRE07'),
          last: splitCases('GAMJ850714HDFRRN0A'),
        },
        'curp-date': {
          month: splitCases('GAMJ851314HDFRRN07 | GAMJ850014HDFRRN07'),
          day: splitCases('GAMJ850732HDFRRN07 | GAMJ850631HDFRRN07 | LOPM930229MJCPRR09'),
          'to come': splitCases('GAMJ300714HDFRRNA7'),
        },
        'curp-state': { state: splitCases('GAMJ850714HZZRRN09 | GAMJ850714HXXRRN07 | GAMJ850714HMXRRN07') },
        'curp-checksum': { 'check digit': buildDigitErrors('GAMJ850714HDFRRN07', 17) },
      },
    },
    {
      name: 'CURP beside a date of birth',
      dataPoint: catalogue['personal-details'].personalCode,
      application: { personalDetails: { dateOfBirth: '1985-07-14' } },
      stored: [['GAMJ850714HDFRRN07', 'GAMJ850714HDFRRN07']],
      wrong: { 'curp-birth-date': { 'another day': splitCases('LOPM920229MJCPRR09 | HERA031130MNLRMNA6') } },
    },
    {
      name: 'RFC',
      dataPoint: catalogue['personal-details'].taxIdentificationNumber,
      stored: [
        ['GAMJ-850714-AB3', 'GAMJ850714AB3'],
        ['RFC: GAMJ850714AB3', 'GAMJ850714AB3'],
        ['lopm920229q3a', 'LOPM920229Q3A'],
        ['HERA0311301KA', 'HERA0311301KA'],
        ['GAMJ850714', 'GAMJ850714'],
        ['GODE561231GR9', 'GODE561231GR9'],
      ],
      wrong: {
        'rfc-generic': { generic: splitCases('XAXX010101000 | XEXX-010101-000 | XAXX010101 | XEXX010101') },
        'rfc-form': {
          'too short': splitCases('G | GAMJ | GAMJ85071 | GAMJ850714A | GAMJ850714AB'),
          'too long': splitCases('GAMJ850714AB31 | GAMJ850714HDFRRN07'),
          'of a company': splitCases('ABC850714AB3'),
          'letters and digits': splitCases('GAM1850714AB3 | GAMJ85O714AB3 | 1AMJ850714AB3 | GAMJ850714A_3'),
        },
        'rfc-date': { date: splitCases('GAMJ851314AB3 | GAMJ850732AB3 | GAMJ850230AB3 | GAMJ850014') },
      },
    },
    {
      name: 'INE cards',
      dataPoint: catalogue['personal-details'].idCardNumber,
      stored: [
        ['GRMRJN85071409H100', 'GRMRJN85071409H100'],
        ['123456789', '123456789'],
        ['G12345678', 'G12345678'],
      ],
      wrong: {
        'identity-document-form': {
          length: splitCases('1 | 12345678 | GRMRJN85071409H10 | GRMRJN85071409H1000'),
          letters: splitCases('GRMRJN85071409X100 | GRMR1N85071409H100 | GR12345678'),
          signs: splitCases('12345678/ | _23456789'),
        },
      },
    },
    {
      name: 'postal codes',
      dataPoint: catalogue['address-information'].postalCode,
      stored: [
        ['06600', '06600'],
        ['44 100', '44100'],
        ['64000', '64000'],
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
        ['012 180 00123456789 9', '012180001234567899'],
        ['032180000118359719', '032180000118359719'],
        ['638180000000000017', '638180000000000017'],
        ['722969010000000011', '722969010000000011'],
        ['CLABE: 012180001234567899', '012180001234567899'],
      ],
      wrong: {
        'clabe-length': {
          'too short': buildShorterCodes('012180001234567899', 11),
          'a card': splitCases('4152313412345678'),
          'too long': buildLongerCodes('012180001234567899'),
          letters: buildCodesWithLetter('012180001234567899', 'O').slice(0, 9),
          'an IBAN': splitCases('DE89370400440532013000'),
        },
        'clabe-checksum': {
          'check digit': buildDigitErrors('012180001234567899', 17),
          'one digit': buildDigitErrors('032180000118359719', 15, 17),
          zeros: splitCases('000000000000000000'),
          'another number': splitCases('032180000118359718'),
        },
      },
    },
  ],
}
