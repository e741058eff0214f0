// The law behind each Vietnamese legal notice, which counsel has not confirmed yet.

export const noticeSources: Readonly<Record<string, string>> = {
  'sensitive-data': 'Law 91/2025/QH15; Decree 356/2025',
  'personal-data': 'Law 91/2025/QH15; Decree 356/2025',
  'credit-intermediary': 'Law 19/2023/QH15 on consumer protection',
  'marketing-choice': 'Law 91/2025/QH15; Decree 91/2020',
  'credit-databases': 'SBV rules on CIC; Law 91/2025/QH15 (sources of credit scoring)',
  'cost-ceiling': 'Civil Code Art. 468',
  'debt-advice': 'Law 19/2023/QH15 on consumer protection',
}
