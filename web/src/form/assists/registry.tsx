// Field helpers by data point name or by kind of value. A helper suggests or fills in values and never replaces typed
// text. When it fails, the field works without it.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { ComponentType } from 'react'
import { extraPart } from '../../context/laterParts.tsx'
import type { AssistProps } from './assistProps.ts'

const assists: Readonly<Partial<Record<string, ComponentType<AssistProps>>>> = {
  email: extraPart(async () => (await import('./EmailSuggestion.tsx')).EmailSuggestion),
  postalCode: extraPart(async () => (await import('./PostcodeLookup.tsx')).PostcodeLookup),
  employerPostalCode: extraPart(async () => (await import('./PostcodeLookup.tsx')).PostcodeLookup),
  iban: extraPart(async () => (await import('./AccountBank.tsx')).AccountBank),
  employerName: extraPart(async () => (await import('./CompanyLookup.tsx')).CompanyLookup),
}

const WholeMoney = extraPart(async () => (await import('./WholeMoney.tsx')).WholeMoney)

/** Amounts with a slider need no helper, because the slider normalises them. */
const assistOf = ({ name, kind, input }: NamedDataPoint): ComponentType<AssistProps> | undefined =>
  assists[name] ?? (kind === 'money' && input?.range === undefined ? WholeMoney : undefined)

export const Help = (props: AssistProps) => {
  const Known = assistOf(props.dataPoint)
  return Known === undefined ? null : <Known {...props} />
}
