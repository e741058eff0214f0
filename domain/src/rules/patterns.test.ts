// The patterns of spec 5.1 to 5.14: texts that pass, texts that fail, and the time limit for hostile text.
import { describe, expect, it } from 'vitest'
import { countries } from '../countries/registry.ts'
import { loadCountryRules, plContext, esContext } from '../testing/context.ts'
import { everyDataPoint } from '../testing/everyDataPoint.ts'
import { esPostalCodeRule } from '../countries/es/rules/postalCode.ts'
import { plCompanyNameRule } from '../countries/pl/rules/companyName.ts'
import { plFlatNumberRule } from '../countries/pl/rules/flatNumber.ts'
import { plPostalCodeRule } from '../countries/pl/rules/postalCode.ts'
import { flatNumberRule, houseNumberRule, streetRule } from './address.ts'
import { companyNameRule } from './companyName.ts'
import { emailRule } from './email.ts'
import { idNumberRule } from './idNumber.ts'
import { jobTitleRule } from './jobTitle.ts'
import { nameRule } from './name.ts'
import { placeRule } from './place.ts'
import { fiveDigitPostalCodeRule } from './postalCode.ts'
import { type LoadedRule, findLoadedRule, type Rule } from './rule.ts'
import { vehicleModelRule } from './vehicleModel.ts'
import { vehiclePlateRule } from './vehiclePlate.ts'

const cases: readonly { name: string; rule: LoadedRule; accepts: readonly string[]; rejects: readonly string[] }[] = [
  {
    name: 'names',
    rule: nameRule,
    accepts: [
      'Jan',
      'Żaneta',
      'Łucja',
      'Nguyễn Văn Ân',
      'Kowalska-Nowak',
      'Kowalska - Nowak',
      "D'Angelo",
      'O’Neil',
      'Ma. Luisa',
      'M.ª Carmen',
      'María del Carmen',
      'José Luis Jr.',
      'Gal·la',
      "'t Hooft",
      'St.-Pierre',
      'Ștefănescu',
      'J. R. Nowak',
      'Ó',
    ],
    rejects: ['Jan1', '-Jan', 'Jan-', 'Jan--Maria', 'Jan Maria,', '.', '1', 'Jan@', '<b>Jan</b>', "Jan'", '😀', 'Jan_'],
  },
  {
    name: 'job titles',
    rule: jobTitleRule,
    accepts: ['Kierowca', 'Główny księgowy', 'Inż. budowy', 'Vice-president 2', 'Técnico'],
    rejects: ['', '-x', 'a<b', 'a/b', '!'],
  },
  {
    name: 'streets',
    rule: streetRule,
    accepts: [
      'ul. 3 Maja',
      'al. Jana Pawła II',
      'Calle Mª Auxiliadora',
      'Main St.',
      'os. 1000-lecia',
      'Calle 45 # 13-20',
    ],
    rejects: ['Main-', 'Main /', 'a;b', '<script>', '-', ',', 'Calle #'],
  },
  {
    name: 'house numbers',
    rule: houseNumberRule,
    accepts: ['12', '12a', '12/4', '3-5', 'S/N', '12 bis', '7B'],
    rejects: ['12-', '12/', '-12', '12;', '!'],
  },
  {
    name: 'flat numbers, blocks and floors',
    rule: flatNumberRule,
    accepts: ['3', '3.º', 'Bajo', 'A3, sc. 2', '12-B', 'Esc. 1'],
    rejects: ['3-', '/3', '3 /', '=1+1'],
  },
  {
    name: 'flat numbers in Poland',
    rule: plFlatNumberRule,
    accepts: ['5', '12', '12A', '7ab', '3ł'],
    rejects: ['A5', '12-3', '12/3', '', 'A', '12A3', '1 2'],
  },
  {
    name: 'company names in Poland',
    rule: plCompanyNameRule,
    accepts: [
      'Żabka',
      "McDonald's",
      'P.H.U. Romex, Jan Kowalski',
      'A&B + C/D',
      '3M',
      '.NET Polska',
      'Firma\\Oddział',
      'X',
      '-Stop-',
      'Łódź-Bud Sp. z o.o.',
    ],
    rejects: ['Firma (PL)', 'Firma!', 'a;b', 'Firma\u00a0', ' Firma', 'Firma@', '<b>'],
  },
  {
    name: 'company names elsewhere',
    rule: companyNameRule,
    accepts: ['Telefónica, S.A.', 'Bar “El Gato” (Centro)', 'Yahoo!', '1º de Mayo'],
    rejects: ['<b>', ';', 'a;b'],
  },
  {
    name: 'places',
    rule: placeRule,
    accepts: ['Łódź', "L'Hospitalet de Llobregat", 'Bielsko-Biała', 'Rivas-Vaciamadrid', 'Sector 6', 'Krynica (Zdrój)'],
    rejects: ['12', 'Warszawa-', 'Warszawa ', '-Warszawa', 'a;b', '<b>'],
  },
  {
    name: 'e-mail addresses',
    rule: emailRule,
    accepts: [
      'a@b.pl',
      'jan.kowalski+rejected@example.com',
      "o'neil@sub.example.co",
      'x_y@xn--80ak6aa92e.com',
      'a@müller.de',
      'a@żółw.pl',
      'a@пример.рф',
    ],
    rejects: [
      'a',
      '@b.pl',
      'a@',
      'a@b',
      'a@b.p',
      'a@b..pl',
      '.a@b.pl',
      'a.@b.pl',
      'a..b@c.pl',
      'a b@c.pl',
      'a@-b.pl',
      'a@b-.pl',
      'a@b.pl,c@d.pl',
      'a@b@c.pl',
      'ł@b.pl',
      'a@1.2.3.4',
      `${'a'.repeat(65)}@b.pl`,
    ],
  },
  { name: 'postal codes', rule: fiveDigitPostalCodeRule, accepts: ['28001'], rejects: ['2800', '280011', '28-001'] },
  {
    name: 'postal codes in Poland',
    rule: plPostalCodeRule,
    accepts: ['00-001', '00001'],
    rejects: ['0-0001', '00--001', '000-01', '00 001', '00-0010', 'AA-001'],
  },
  {
    name: 'postal codes in Spain',
    rule: esPostalCodeRule,
    accepts: ['28001', '01001', '52999'],
    rejects: ['00001', '53000', '99999', '2800'],
  },
  {
    name: 'register numbers',
    rule: idNumberRule,
    accepts: ['146502_8.0003.123/4', '208', 'EN/12'],
    rejects: ['-', '#1'],
  },
  { name: 'car models', rule: vehicleModelRule, accepts: ['208', 'up!', 'e:Ny1', '#1'], rejects: ['#', '<b>'] },
  { name: 'plates', rule: vehiclePlateRule, accepts: ['WA12345', '1234 BBB', 'W1-ŁÓD'], rejects: ['', '-', 'WA_1'] },
]

// Shows spec 5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.8, 5.9, 5.10, 5.11, 5.13, 5.14
describe.each(cases)('$name', ({ rule, accepts, rejects }) => {
  it.each(accepts)('accept %s', (text) => {
    expect(rule.check(text, plContext())).toBeNull()
  })
  it.each(rejects)('reject %s', (text) => {
    expect(rule.check(text, plContext())).toEqual({ code: rule.codes[0] })
  })
})

describe('normalisation', () => {
  // Shows spec 5.2
  it.each([
    [plPostalCodeRule, '00001', '00-001'],
    [plPostalCodeRule, '00-001', '00-001'],
    [plFlatNumberRule, 'm. 5', '5'],
    [plFlatNumberRule, 'm5', '5'],
    [plFlatNumberRule, 'lok. 12 A', '12A'],
    [plFlatNumberRule, '12A', '12A'],
    [plCompanyNameRule, 'PHU „Romex”', 'PHU Romex'],
    [plCompanyNameRule, 'McDonald’s', "McDonald's"],
  ])('%#: stores $1 as $2', (rule, typed, stored) => {
    expect(rule.normalise?.(typed)).toBe(stored)
  })
})

describe('hostile text', () => {
  const everyRule = new Set<Rule>([
    ...cases.map(({ rule }) => rule),
    ...Object.values(countries).flatMap((country) => Object.values(country.rules)),
    ...everyDataPoint.flatMap(({ dataPoint }) => dataPoint.rules.filter((rule) => typeof rule !== 'string')),
  ])
  const units = ['a', '1', ' ', '-', 'a-', 'a ', "a'", 'a.', '. -', 'a@', '.a', '1/', 'Ł', 'a\u0301', '<', '0', 'A1']
  const ends = ['', '!', '-', '@', '\u0000']
  it('takes linear time in every rule', async () => {
    await Promise.all([plContext(), esContext()].map(loadCountryRules))
    for (const rule of everyRule) {
      for (const unit of units) {
        for (const end of ends) {
          const text = unit.repeat(100_000 / unit.length) + end
          const start = performance.now()
          findLoadedRule(rule, text)?.check(text, plContext())
          rule.normalise?.(text)
          expect(performance.now() - start, `${rule.codes.join(' ')}: ${unit}…${end}`).toBeLessThan(2000)
        }
      }
    }
  }, 60_000)
})
