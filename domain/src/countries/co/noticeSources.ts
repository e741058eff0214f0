// The law behind each Colombian legal notice, which counsel has not confirmed yet.

export const noticeSources: Readonly<Record<string, string>> = {
  'personal-data': 'Ley 1581/2012; Decreto 1377/2013',
  'credit-intermediary': 'Ley 1480/2011 Art. 23',
  'marketing-choice': 'Ley 1581/2012; Ley 2300/2023 (channels)',
  'credit-databases': 'Ley 1266/2008; Ley 2157/2021',
  'contact-hours': 'Ley 2300/2023',
  'cost-ceiling': 'Código de Comercio Art. 884; rate certified monthly by the Superintendencia Financiera',
  complaints: 'Ley 1480/2011; Ley 1581/2012 (SIC)',
  'debt-advice': 'Ley 1328/2009 (Defensor del Consumidor Financiero)',
}
