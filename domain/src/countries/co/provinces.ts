// The 32 departments of Colombia and Bogotá by ISO 3166-2 code. Names are the same in every language.
import { listKeys } from '../../records.ts'
import type { OptionList } from '../../validation/validationCountry.ts'

const names = {
  'CO-AMA': 'Amazonas',
  'CO-ANT': 'Antioquia',
  'CO-ARA': 'Arauca',
  'CO-ATL': 'Atlántico',
  'CO-DC': 'Bogotá, D.C.',
  'CO-BOL': 'Bolívar',
  'CO-BOY': 'Boyacá',
  'CO-CAL': 'Caldas',
  'CO-CAQ': 'Caquetá',
  'CO-CAS': 'Casanare',
  'CO-CAU': 'Cauca',
  'CO-CES': 'Cesar',
  'CO-CHO': 'Chocó',
  'CO-COR': 'Córdoba',
  'CO-CUN': 'Cundinamarca',
  'CO-GUA': 'Guainía',
  'CO-GUV': 'Guaviare',
  'CO-HUI': 'Huila',
  'CO-LAG': 'La Guajira',
  'CO-MAG': 'Magdalena',
  'CO-MET': 'Meta',
  'CO-NAR': 'Nariño',
  'CO-NSA': 'Norte de Santander',
  'CO-PUT': 'Putumayo',
  'CO-QUI': 'Quindío',
  'CO-RIS': 'Risaralda',
  'CO-SAP': 'San Andrés, Providencia y Santa Catalina',
  'CO-SAN': 'Santander',
  'CO-SUC': 'Sucre',
  'CO-TOL': 'Tolima',
  'CO-VAC': 'Valle del Cauca',
  'CO-VAU': 'Vaupés',
  'CO-VID': 'Vichada',
} as const

export const coDepartments: OptionList<keyof typeof names> = { keys: listKeys(names), labels: names }
