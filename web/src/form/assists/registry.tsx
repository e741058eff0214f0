// Small helps beside a field, by data point or by kind of value: they offer or fill in, never change unasked, and
// their failure is silent to the form - typing by hand simply works.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { extraPart } from '../../context/laterParts.tsx'

export type AssistProps = {
  readonly dataPoint: NamedDataPoint
  readonly formRef: RefObject<HTMLFormElement | null>
}

const assists: Readonly<Partial<Record<string, ComponentType<AssistProps>>>> = {
  email: extraPart(async () => (await import('./EmailSuggestion.tsx')).EmailSuggestion),
  postalCode: extraPart(async () => (await import('./PostcodeLookup.tsx')).PostcodeLookup),
  employerName: extraPart(async () => (await import('./CompanyLookup.tsx')).CompanyLookup),
}

const WholeMoney = extraPart(async () => (await import('./WholeMoney.tsx')).WholeMoney)

/** Amounts typed beside a slider are settled there. */
const assistOf = ({ name, kind, input }: NamedDataPoint): ComponentType<AssistProps> | undefined =>
  assists[name] ?? (kind === 'money' && input?.range === undefined ? WholeMoney : undefined)

export const Assist = (props: AssistProps) => {
  const Help = assistOf(props.dataPoint)
  const [isAwake, setAwake] = useState(false)
  // Not part of the prerendered page: comes once the page is alive.
  useEffect(() => setAwake(true), [])
  if (Help === undefined || !isAwake) return null
  return <Help {...props} />
}
