// The help beside a field, where it has one: comes once the page is alive, and is no part of the prerendered page.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { RefObject } from 'react'
import { extraPart } from '../../context/laterParts.tsx'

export type AssistProps = {
  readonly dataPoint: NamedDataPoint
  readonly formRef: RefObject<HTMLFormElement | null>
}

export const Assist = extraPart<AssistProps>(async () => (await import('./registry.tsx')).Help)
