// The help beside a field, where it has one: comes once the page is alive, and is no part of the prerendered page.
import { extraPart } from '../../context/laterParts.tsx'
import type { AssistProps } from './assistProps.ts'

export const Assist = extraPart<AssistProps>(async () => (await import('./registry.tsx')).Help)
