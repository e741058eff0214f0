// Small helps beside a field, by data point: they offer or fill in, never change unasked, and their failure is silent
// to the form - typing by hand simply works.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useState } from 'react'

export type AssistProps = {
  readonly dataPoint: NamedDataPoint
  readonly formRef: RefObject<HTMLFormElement | null>
}

const assists: Readonly<Partial<Record<string, ComponentType<AssistProps>>>> = {
  email: lazy(() => import('./EmailSuggestion.tsx').then(({ EmailSuggestion }) => ({ default: EmailSuggestion }))),
  postalCode: lazy(() => import('./PostcodeLookup.tsx').then(({ PostcodeLookup }) => ({ default: PostcodeLookup }))),
  employerName: lazy(() => import('./CompanyLookup.tsx').then(({ CompanyLookup }) => ({ default: CompanyLookup }))),
}

export const Assist = (props: AssistProps) => {
  const Help = assists[props.dataPoint.name]
  const [isAwake, setAwake] = useState(false)
  // Not part of the prerendered page: comes once the page is alive.
  useEffect(() => setAwake(true), [])
  if (Help === undefined || !isAwake) return null
  return (
    <Suspense fallback={null}>
      <Help {...props} />
    </Suspense>
  )
}
