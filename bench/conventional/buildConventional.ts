// Derives the pages and texts of the conventional build from the product, and builds it.
import { readFileSync } from 'node:fs'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { Section } from '@loan/domain/data-points/sections'
import { buildChain, type ChainPage, getTextsKey } from '@loan/domain/pages/chain'
import { type NamedDataPoint, requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { fromRoot } from '../../tools/process/root.ts'
import { buildPeer } from '../buildPeer.ts'
import type { PeerChains, PeerField, PeerPage } from '../peerPage.ts'
import type { ConventionalConstants, ConventionalField, ConventionalPage } from './conventionalPage.ts'
import { fieldSchemas } from './fieldSchemas.ts'
import ownTexts from './texts.json' with { type: 'json' }

const sectionTexts = v.object({
  pages: v.optional(v.record(v.string(), v.object({ title: v.string(), help: v.optional(v.string(), '') })), {}),
  dataPoints: v.optional(v.record(v.string(), v.looseObject({ label: v.optional(v.string()) })), {}),
})

const readTexts = ({ locales: [locale] }: Product, section: Section) =>
  v.parse(sectionTexts, JSON.parse(readFileSync(fromRoot('web/src/locales', locale, `${section}.json`), 'utf8')))

/** The controls of a data point on the product's pages; a date has one for each part. */
const findControls = ({ path }: NamedDataPoint, seen: readonly PeerPage[]): readonly PeerField[] =>
  seen.flatMap(({ fields }) => fields.filter(({ name }) => name === path || name.startsWith(`${path}.`)))

const buildField = (dataPoint: NamedDataPoint, controls: readonly PeerField[]): ConventionalField | null => {
  const [control] = controls
  if (control === undefined) return null
  const { path, kind, when, input } = dataPoint
  const isTyped = ['text', 'email', 'tel'].includes(control.kind)
  if (isTyped && fieldSchemas[path] === undefined) throw new Error(`The field ${path} has no schema`)
  return {
    path,
    kind: kind === 'date' || kind === 'month' ? kind : control.kind,
    options: control.options.map(({ value }) => value),
    ...(input?.inputMode !== undefined && { inputMode: input.inputMode }),
    ...(input?.autocomplete !== undefined && { autoComplete: input.autocomplete }),
    ...(when !== undefined && { when }),
  }
}

type Texts = { [key: string]: string | Texts }

/** Nests the texts by the dots of their keys, as i18next reads them. */
const nest = (texts: readonly (readonly [key: readonly string[], text: string])[]): Texts => {
  const nested: Texts = {}
  for (const [key, text] of texts) {
    let level = nested
    for (const segment of key.slice(0, -1)) {
      const next = level[segment]
      level = typeof next === 'object' ? next : (level[segment] = {})
    }
    level[key.at(-1) ?? ''] = text
  }
  return nested
}

/** A page of the chain with its data points and the copies of it that the applicants saw. */
type SeenPage = {
  readonly page: ChainPage
  readonly dataPoints: readonly NamedDataPoint[]
  readonly seen: readonly PeerPage[]
}

const buildPage = ({ page, dataPoints, seen }: SeenPage): ConventionalPage => ({
  key: page.key,
  fields: dataPoints.flatMap((dataPoint) => buildField(dataPoint, findControls(dataPoint, seen)) ?? []),
  ...(page.when !== undefined && { when: page.when }),
})

const listTexts = (product: Product, { page, dataPoints, seen }: SeenPage) => {
  const { title = '', help = '' } = readTexts(product, page.section).pages[getTextsKey(page)] ?? {}
  return [
    [['pages', page.key, 'title'], title] as const,
    [['pages', page.key, 'help'], help] as const,
    ...dataPoints.flatMap((dataPoint) => {
      const { path, name, section } = dataPoint
      const [control] = findControls(dataPoint, seen)
      const label = readTexts(product, section).dataPoints[name]?.label ?? control?.label ?? ''
      return [
        [['fields', ...path.split('.'), 'label'], label] as const,
        ...(control?.options ?? []).map(
          (option) => [['fields', ...path.split('.'), 'options', option.value], option.label] as const,
        ),
      ]
    }),
  ]
}

const deriveConstants = (product: Product, chains: PeerChains): ConventionalConstants => {
  const copies = Object.values(chains).flat()
  const seenPages = buildChain(product)
    .map((page) => ({
      page,
      dataPoints: requireDataPoints(page, catalogue),
      seen: copies.filter(({ key }) => key === page.key),
    }))
    .filter(({ seen }) => seen.length > 0)
  return {
    conventionalPages: seenPages.map(buildPage),
    conventionalTexts: {
      pl: { form: { ...ownTexts, ...nest(seenPages.flatMap((seenPage) => listTexts(product, seenPage))) } },
    },
  }
}

/** `chains` are the product's pages as the applicants saw them. `outDir` is an absolute path. */
export const buildConventional = (product: Product, chains: PeerChains, outDir: string): Promise<void> =>
  buildPeer({ name: 'conventional', constants: deriveConstants(product, chains), outDir })
