// Choice lists with their names in one locale: countries, positions, professions by sector.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { names as co } from './choice-names/co.ts'
import { names as de } from './choice-names/de.ts'
import { names as en } from './choice-names/en.ts'
import { names as es } from './choice-names/es.ts'
import { names as mx } from './choice-names/mx.ts'
import { names as ph } from './choice-names/ph.ts'
import { names as pl } from './choice-names/pl.ts'
import { names as ro } from './choice-names/ro.ts'
import { names as vn } from './choice-names/vn.ts'
import { listJobTitles } from './listJobTitles.ts'
import { type ChoiceNames, type PositionKey, positions, professionsBySector, type SectorKey } from './professions.ts'

const namesByLocale: Readonly<Record<LocaleKey, ChoiceNames>> = { co, de, en, es, mx, ph, pl, ro, vn }

type Choice = { readonly key: string; readonly name: string }

/** The product country's list of citizenships: its own country first, the others in the sort order of the locale. */
export const buildCountryChoices = ({ country }: Product, locale: LocaleKey): Choice[] => {
  const tag = country.languageTags[locale] ?? locale
  const regions = new Intl.DisplayNames([tag], { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const [own = country.code, ...others] = country.options.citizenship.keys
  const toChoice = (key: string): Choice => ({ key, name: regions.of(key) ?? key })
  return [toChoice(own), ...others.map(toChoice).toSorted((a, b) => compare(a.name, b.name))]
}

const isPosition = (key: string): key is PositionKey => positions.some((position) => position === key)

export const buildPositionChoices = ({ country }: Product, locale: LocaleKey): Choice[] =>
  country.options.positionType.keys
    .filter(isPosition)
    .map((key) => ({ key, name: namesByLocale[locale].positions[key] }))

const isSector = (key: string): key is SectorKey => key in professionsBySector

/**
 * In the order of the product country's sectors. A profession whose name has two forms (`Camarero/a`) has an entry for
 * each, because the page suggests the names as job titles. The key of the second entry ends in `_2`.
 */
export const buildProfessionChoices = ({ country }: Product, locale: LocaleKey) => {
  const names = namesByLocale[locale]
  return country.options.jobArea.keys.filter(isSector).map((sector) => ({
    key: sector,
    name: names.sectors[sector],
    professions: professionsBySector[sector].flatMap((key) =>
      listJobTitles(names.professions[key]).map((name, index) => ({
        key: index === 0 ? key : `${key}_${index + 1}`,
        name,
      })),
    ),
  }))
}
