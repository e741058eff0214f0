// The documents of offers and receipts. Their chunks load after the screen.
import { optionalComponent } from '../../loading/lateComponents.tsx'
import type { OfferDocumentsProps } from './OfferDocuments.tsx'

export const LateOfferDocuments = optionalComponent<OfferDocumentsProps>(
  async () => (await import('./OfferDocuments.tsx')).OfferDocuments,
)

export const LateReceiptDocuments = optionalComponent(
  async () => (await import('./ReceiptDocuments.tsx')).ReceiptDocuments,
)
