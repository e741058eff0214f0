// The help beside a field, where it has one: comes once the page is alive, and is no part of the prerendered page.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { type RefObject, useEffect, useState } from 'react'
import { extraPart } from '../../context/laterParts.tsx'

export type AssistProps = {
  readonly dataPoint: NamedDataPoint
  readonly formRef: RefObject<HTMLFormElement | null>
}

const Help = extraPart(async () => (await import('./registry.tsx')).Help)

export const Assist = (props: AssistProps) => {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake ? <Help {...props} /> : null
}
