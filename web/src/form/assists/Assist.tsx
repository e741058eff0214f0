// The field helper of a data point, if it has one. It loads after hydration and is not prerendered.
import { extraPart } from '../../context/laterParts.tsx'
import type { AssistProps } from './assistProps.ts'

export const Assist = extraPart<AssistProps>(async () => (await import('./registry.tsx')).Help)
