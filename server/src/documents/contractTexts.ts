// The contract texts of every locale. The type requires texts for each.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { ContractTexts } from './contract-texts/contractTexts.ts'
import { texts as co } from './contract-texts/co.ts'
import { texts as de } from './contract-texts/de.ts'
import { texts as en } from './contract-texts/en.ts'
import { texts as es } from './contract-texts/es.ts'
import { texts as mx } from './contract-texts/mx.ts'
import { texts as ph } from './contract-texts/ph.ts'
import { texts as pl } from './contract-texts/pl.ts'
import { texts as ro } from './contract-texts/ro.ts'
import { texts as vn } from './contract-texts/vn.ts'

export const contractTexts: Readonly<Record<LocaleKey, ContractTexts>> = { co, de, en, es, mx, ph, pl, ro, vn }
