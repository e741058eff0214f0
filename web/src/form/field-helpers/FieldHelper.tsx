// The field helper of a data point, if it has one. It loads after hydration and is not prerendered.
import { optionalComponent } from '../../loading/lazyComponents.tsx'
import type { FieldHelperProps } from './fieldHelperProps.ts'

export const FieldHelper = optionalComponent<FieldHelperProps>(
  async () => (await import('./registry.tsx')).FieldHelpers,
)
