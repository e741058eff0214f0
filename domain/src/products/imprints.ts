// The company behind a product, for countries whose law requires an imprint page (docs/countries/README.md, E14; in
// Germany DDG § 5). Only the build reads it. The texts of the page are in `documents.json` of the locale.
import type { ProductId } from './registry.ts'

export type Imprint = {
  readonly company: string
  readonly address: string
  readonly representedBy: string
  /** Register and number. */
  readonly register: string
  readonly vatId: string
  /** The authority that permits and supervises the brokerage of loans. */
  readonly supervisor: string
}

/** @assumed every name and number: the companies are invented, and a brand replaces them before production. */
export const imprints: Readonly<Partial<Record<ProductId, Imprint>>> = {
  'vireo-de': {
    company: 'Vireo Kreditvermittlung GmbH',
    address: 'Beispielstraße 12, 10115 Berlin',
    representedBy: 'Erika Mustermann',
    register: 'Amtsgericht Charlottenburg, HRB 000000 B',
    vatId: 'DE000000000',
    supervisor: 'Bezirksamt Mitte von Berlin, Ordnungsamt, 13341 Berlin',
  },
}
