// The documents of offers. Their chunk loads after the screen.
import { optionalComponent } from '../../loading/lateComponents.tsx'
import type { OfferDocumentsProps } from './OfferDocuments.tsx'

export const LateOfferDocuments = optionalComponent<OfferDocumentsProps>(
  async () => (await import('./OfferDocuments.tsx')).OfferDocuments,
)
