// Typed and pasted values in Spain: the stored form of valid ones, and invalid ones grouped by their error.
import { catalogue } from '../../../data-points/catalogue.ts'
import { buildDigitErrors, splitCases } from '../../../testing/validation.ts'
import type { TypedTable } from '../../../testing/typedTable.ts'
import { country } from '../country.ts'

export const typed: TypedTable = {
  country,
  casesWithManyWrongValues: ['phone numbers', 'DNI and NIE', 'postal codes', 'accounts'],
  cases: [
    {
      name: 'phone numbers',
      dataPoint: catalogue['contact-information'].phoneNumber,
      stored: [
        ['612 34 56 78', '+34612345678'],
        ['712345678', '+34712345678'],
        ['0034612345678', '+34612345678'],
        ['tel 612345678', '+34612345678'],
      ],
      wrong: {
        'phone-too-short': {
          'too few digits': splitCases('6 | 61 | 612 | 6123 | 61234 | 612345 | +34 | +34612 | 34612'),
        },
        'phone-too-long': {
          'too many digits': splitCases('61234567890 | +346123456789012 | 612345678612345 | 0034612345678123'),
        },
        'phone-invalid-country': {
          'of another country': splitCases(
            '+48512345678 | +4915123456789 | +351912345678 | +12125550123 | +573211234567 | +33612345678',
          ),
        },
        'phone-not-a-number': {
          'no number': splitCases(
            'abc | ninguno | + | abc 612345678 | 612 abc 678 | 612345678 ext 5 | -- | # | llamar 612345678',
          ),
        },
        'phone-landline': { landline: splitCases('+34 912 345 678') },
        'phone-invalid': { 'no such number': splitCases('111111111 | 000000000 | 800123456 | 902123456 | 803123456') },
      },
    },
    {
      name: 'DNI and NIE',
      dataPoint: catalogue['personal-details'].personalCode,
      stored: [
        ['DNI: 12345678-Z', '12345678Z'],
        ['NIE X1234567L', 'X1234567L'],
        ['X-01234567-L', 'X1234567L'],
        ['NIE: X01234567L', 'X1234567L'],
        ['ES 12345678Z', '12345678Z'],
        ['K1234567L', 'K1234567L'],
        ['l-1234567-l', 'L1234567L'],
        ['M 1234567 L', 'M1234567L'],
        ['12345678Z;', '12345678Z'],
        ['"12345678Z"', '12345678Z'],
        ['12.345.678/Z', '12345678Z'],
        ['12345678-z', '12345678Z'],
        ['x 1234567 l', 'X1234567L'],
        ['Y1234567X', 'Y1234567X'],
        ['1234567L', '01234567L'],
        ['54.362.315-K', '54362315K'],
        ['12345678/Z', '12345678Z'],
        ['12345678_Z', '12345678Z'],
      ],
      wrong: {
        'nif-form': {
          'too short': splitCases('1 | 12 | 123 | 12345 | 123456Z | X123456L | 1234567'),
          'too long': splitCases('123456789Z | X12345678L | 12345678ZZ'),
          'no letter': splitCases('12345678 | 123456789 | 987654321'),
          letters: splitCases('A1234567L | W1234567L | 1234567ZZ | XX123456L | J1234567L | ABCDEFGHI'),
          signs: splitCases('12345678+Z | 12345678#Z | #2345678Z'),
        },
        'nif-letter': {
          'of a K, L or M number': splitCases('K1234567A | L1234567R | M1234567Z'),
          'every other letter': Array.from('ABCDEFGHJKLMNPQRSTVWXY', (letter) => `12345678${letter}`),
          NIE: splitCases('X1234567A | Y1234567L | Z1234567L'),
          'one digit': buildDigitErrors('12345678Z', 7),
        },
      },
    },
    {
      name: 'identity cards',
      dataPoint: catalogue['personal-details'].idCardNumber,
      stored: [
        ['12345678-Z', '12345678Z'],
        ['BAA 000589', 'BAA000589'],
        ['DNI 12345678Z', '12345678Z'],
        ['X-01234567-L', 'X1234567L'],
        ['M1234567L', 'M1234567L'],
      ],
      wrong: { 'identity-document-form': { form: splitCases('A1234567L | 1234567 | BAA00058 | E1234567') } },
    },
    {
      name: 'CIF of employers',
      dataPoint: catalogue['employment-details'].taxRegistryCode,
      stored: [
        ['CIF A58818501', 'A58818501'],
        ['NIF: B-58378431', 'B58378431'],
        ['X-01234567-L', 'X1234567L'],
        ['M1234567L', 'M1234567L'],
        ['A-58818501', 'A58818501'],
        ['ESB58378431', 'B58378431'],
      ],
      wrong: {
        'cif-form': { form: splitCases('A5881850 | A588185011 | I58818501 | A5881850Z') },
        'cif-checksum': {
          'check digit': buildDigitErrors('A58818501', 8),
          'letter where a digit belongs': splitCases('A5881850A'),
          'another number': splitCases('B64717839'),
        },
      },
    },
    {
      name: 'postal codes',
      dataPoint: catalogue['address-information'].postalCode,
      stored: [
        ['28013', '28013'],
        ['01 001', '01001'],
        ['28,013', '28013'],
        ['28/013', '28013'],
        ['28_013', '28013'],
        ['28:013', '28013'],
      ],
      wrong: {
        'postal-code-form': {
          'too few digits': splitCases('1 | 12 | 123 | 1234 | 2801'),
          'too many digits': splitCases('280131 | 2801312 | 28-0131'),
          letters: splitCases('abcde | 2801a | a8013 | 28O13 | 28013l'),
          'no such province': splitCases('00001 | 53000 | 60000 | 99999 | 54001 | 00999'),
          'of another country': splitCases('00-9500 | SW1A 1AA | K1A 0B1 | 1010 AB | AD5000'),
          signs: splitCases('28&013 | 28+013 | 28#013 | 28013! | #28013 | 28+013 | (28013) | 28*013'),
        },
      },
    },
    {
      name: 'accounts',
      dataPoint: catalogue['banking-details'].iban,
      stored: [
        ['ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
        ['9121000418450200051332', 'ES9121000418450200051332'],
      ],
      wrong: {
        'iban-form': { 'no IBAN': splitCases('1234 | ES | ESXX | CaixaBank | 21000418 | 21000418450200051332') },
        'iban-country': {
          'another country': splitCases(
            'DE89370400440532013000 | PL61109010140000071219812874 | PT50000201231234567890154 | FR1420041010050500013M02606 | AD1200012030200359100100',
          ),
        },
        'iban-length': {
          'too short': splitCases('ES912100041845020005133 | ES91210004184502 | ES912100'),
          'too long': splitCases('ES91210004184502000513321 | ES912100041845020005133212'),
        },
        'iban-checksum': {
          'one digit': buildDigitErrors('ES9121000418450200051332', 22),
          'digits of the bank': splitCases('ES4121000418990200051332'),
          'two swapped digits': splitCases('ES1921000418450200051332 | ES9112000418450200051332'),
        },
      },
    },
  ],
}
