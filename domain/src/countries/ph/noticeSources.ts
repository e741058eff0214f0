// The law behind each Philippine legal notice, which counsel has not confirmed yet.

export const noticeSources: Readonly<Record<string, string>> = {
  'disclosure-statement': 'SEC MC 19/2019; RA 3765',
  'company-registration': 'SEC MC 19/2019',
  'personal-data': 'RA 10173; NPC Circular 20-01 as amended by 2022-02',
  'credit-intermediary': 'RA 7394',
  'sensitive-data': 'RA 10173 Section 3(l); NPC Circular 20-01 as amended by 2022-02 (just-in-time notice)',
  'reference-contact': 'NPC Circular 20-01 as amended by 2022-02 (character references)',
  'marketing-choice': 'RA 10173',
  'credit-databases': 'RA 9510',
  'cost-ceiling': 'SEC MC 14/2025',
  'debt-advice': 'RA 11765; SEC MC 18/2019',
}
