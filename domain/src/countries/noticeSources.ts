// The law behind each legal notice (docs/countries/README.md), which counsel has not confirmed yet. Separate from the
// notices, because no page shows it.
import type { CountryCode } from './country.ts'

/** The national laws behind a duty that all countries of the European Union have. */
type NationalSources = {
  readonly warning: string
  readonly databases: string
  readonly marketing: string
}

const europeanSources = (national: NationalSources): Readonly<Record<string, string>> => ({
  'borrowing-costs-money': `CCD2 Art. 8(1); ${national.warning}`,
  'representative-example': 'CCD2 Art. 8(2)-(3)',
  'credit-intermediary': 'CCD2 Art. 10, 12',
  'personal-data': 'GDPR Art. 13',
  'marketing-choice': `${national.marketing}; withdrawal at any time`,
  'credit-databases': national.databases,
  'automated-assessment': 'CCD2 Art. 18, GDPR Art. 22',
  'automated-offer': 'CCD2 Art. 13; GDPR Art. 22',
  'automated-decision': 'CCD2 Art. 13, 18; GDPR Art. 22',
  'human-review': 'CCD2 Art. 18; CJEU C-203/22',
  'withdrawal-14-days': 'CCD2 Art. 26',
  'no-unasked-credit': 'CCD2 Art. 17',
  'debt-advice': 'CCD2 Art. 36',
})

export const noticeSources: Readonly<Partial<Record<CountryCode, Readonly<Record<string, string>>>>> = {
  PL: europeanSources({
    warning: 'Draft act implementing CCD2, Art. 8',
    databases: 'Authorisation for BIG, information on BIK',
    marketing: 'PKE Art. 398',
  }),
  ES: europeanSources({
    warning: 'CCD2 Art. 8, as in the draft law of January 2026',
    databases: 'ASNEF and Badexcug',
    marketing: 'LSSI Art. 21, LGTel Art. 66',
  }),
  DE: europeanSources({
    warning: 'CCD2 Art. 8(1), quoted by Luther 28 February 2024',
    databases: 'SCHUFA',
    marketing: 'UWG § 7',
  }),
  RO: {
    ...europeanSources({
      warning: 'CCD2 Art. 8(1), as in the draft emergency ordinance of January 2026',
      databases: 'Biroul de Credit',
      marketing: 'Legea 506/2004 Art. 12',
    }),
    'dispute-resolution': 'OG 38/2015 (ANPC, SAL)',
  },
  MX: {
    'privacy-notice': 'LFPDPPP 2025 (simplified notice, purposes apart, financial data by express consent)',
    'cost-legend': 'Ley para la Transparencia y Ordenamiento de los Servicios Financieros; CAT',
    'payment-warning': 'Transparency rules of CONDUSEF for contracts and advertising',
    'credit-intermediary': 'LTOSF; Ley Federal de Protección al Consumidor',
    'marketing-choice': 'LFPDPPP 2025 (voluntary purposes); REUS',
    'credit-databases': 'Ley para Regular las Sociedades de Información Crediticia Art. 28',
    complaints: 'LTOSF; UNE and CONDUSEF, RECA',
  },
  CO: {
    'personal-data': 'Ley 1581/2012; Decreto 1377/2013',
    'credit-intermediary': 'Ley 1480/2011 Art. 23',
    'marketing-choice': 'Ley 1581/2012; Ley 2300/2023 (channels)',
    'credit-databases': 'Ley 1266/2008; Ley 2157/2021',
    'contact-hours': 'Ley 2300/2023',
    'cost-ceiling': 'Código de Comercio Art. 884; rate certified monthly by the Superintendencia Financiera',
    complaints: 'Ley 1480/2011; Ley 1581/2012 (SIC)',
  },
  PH: {
    'disclosure-statement': 'SEC MC 19/2019; RA 3765',
    'company-registration': 'SEC MC 19/2019',
    'personal-data': 'RA 10173; NPC Circular 20-01 as amended by 2022-02',
    'credit-intermediary': 'RA 7394',
    'sensitive-data': 'RA 10173 Section 3(l); NPC Circular 20-01 as amended by 2022-02 (just-in-time notice)',
    'reference-contact': 'NPC Circular 20-01 as amended by 2022-02 (character references)',
    'marketing-choice': 'RA 10173',
    'credit-databases': 'RA 9510',
    'cost-ceiling': 'SEC MC 14/2025',
  },
  VN: {
    'sensitive-data': 'Law 91/2025/QH15; Decree 356/2025',
    'personal-data': 'Law 91/2025/QH15; Decree 356/2025',
    'credit-intermediary': 'Law 19/2023/QH15 on consumer protection',
    'marketing-choice': 'Law 91/2025/QH15; Decree 91/2020',
    'credit-databases': 'SBV rules on CIC; Law 91/2025/QH15 (sources of credit scoring)',
    'cost-ceiling': 'Civil Code Art. 468',
  },
}
