// Names the law that requires each legal notice of the countries in the European Union (docs/countries/README.md).

/** The sources that differ by country: the law on the cost warning, the credit databases, and the law on marketing. */
type NationalSources = {
  readonly warning: string
  readonly databases: string
  readonly marketing: string
}

export const buildEuropeanNoticeSources = (national: NationalSources): Readonly<Record<string, string>> => ({
  'borrowing-costs-money': `CCD2 Art. 8(1); ${national.warning}`,
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
