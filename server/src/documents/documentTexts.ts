// The document texts of every locale. The type requires texts for each.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { DocumentTexts } from './texts/documentTexts.ts'
import { texts as co } from './texts/co.ts'
import { texts as de } from './texts/de.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as mx } from './texts/mx.ts'
import { texts as ph } from './texts/ph.ts'
import { texts as pl } from './texts/pl.ts'
import { texts as ro } from './texts/ro.ts'
import { texts as vn } from './texts/vn.ts'

export const documentTexts: Readonly<Record<LocaleKey, DocumentTexts>> = { co, de, en, es, mx, ph, pl, ro, vn }
