// One lazy chunk per catalogue section, for the browser: a page brings the data points of its own sections only.
import type { Section } from '../pages/sections.ts'
import type { DataPoint } from './dataPoint.ts'

type SectionModule = { readonly dataPoints: Readonly<Record<string, DataPoint>> }

export const sectionLoaders: Readonly<Record<Section, () => Promise<SectionModule>>> = {
  'loan-information': () => import('./loan-information.ts'),
  'personal-details': () => import('./personal-details.ts'),
  'demographic-details': () => import('./demographic-details.ts'),
  'contact-information': () => import('./contact-information.ts'),
  'marital-details': () => import('./marital-details.ts'),
  education: () => import('./education.ts'),
  'address-information': () => import('./address-information.ts'),
  'income-information': () => import('./income-information.ts'),
  'housing-information': () => import('./housing-information.ts'),
  expenses: () => import('./expenses.ts'),
  'employment-details': () => import('./employment-details.ts'),
  'other-information': () => import('./other-information.ts'),
  'banking-details': () => import('./banking-details.ts'),
  'mortgage-information': () => import('./mortgage-information.ts'),
  'reference-details': () => import('./reference-details.ts'),
}
