// The law behind each Mexican legal notice, which counsel has not confirmed yet.

export const noticeSources: Readonly<Record<string, string>> = {
  'privacy-notice': 'LFPDPPP 2025 (simplified notice, purposes apart, financial data by express consent)',
  'personal-data': 'LFPDPPP 2025 (ARCO rights, withdrawal, authority)',
  'cost-legend': 'Ley para la Transparencia y Ordenamiento de los Servicios Financieros; CAT',
  'payment-warning': 'Transparency rules of CONDUSEF for contracts and advertising',
  'credit-intermediary': 'LTOSF; Ley Federal de Protección al Consumidor',
  'marketing-choice': 'LFPDPPP 2025 (voluntary purposes); REUS',
  'credit-databases': 'Ley para Regular las Sociedades de Información Crediticia Art. 28',
  complaints: 'LTOSF; UNE and CONDUSEF, RECA',
  'debt-advice': 'Ley de Protección y Defensa al Usuario de Servicios Financieros (CONDUSEF)',
}
