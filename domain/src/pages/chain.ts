// A product's pages as a chain (spec 2.23 to 2.31): which apply, what comes before and after, how far.
// Pure: it is run alike by the page, the progress bar and the server.
import type { DataPoint } from '../data-points/dataPoint.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { Country } from '../countries/country.ts'
import type { ProductLimits } from '../rules/rule.ts'
import type { ValidationContext } from '../validation/countryFormats.ts'
import type { PageRow } from './pageRow.ts'
import type { Section } from '../data-points/sections.ts'
import { holds, type When, when } from '../data-points/when.ts'

/** What the chain reads of a product; `Product` has it all. */
export type ChainProduct = {
  readonly country: Country
  /** The chain; a product that asks other data points on a page spreads its row and says which. */
  readonly pages: readonly [PageRow, ...PageRow[]]
}

/** What validating a whole application needs. */
export type ChainContext = Omit<ValidationContext, 'product'> & { readonly product: ChainProduct & ProductLimits }

export type ChainPage = Omit<PageRow, 'when'> & {
  readonly when: When | undefined
  /** Path below the base path; the first page is the index route. */
  readonly path: string
  /** Place in the whole chain, hidden pages included, from 0. */
  readonly index: number
}

/** A data point with the name it has in the catalogue and the section (= namespace) it stands in. */
export type NamedDataPoint = DataPoint & { readonly name: string; readonly section: Section }

/** Data points of the sections that were loaded. */
export type LoadedSections = { readonly [S in Section]?: Readonly<Record<string, DataPoint>> }

/** @assumed the specification has no route for it: all answers, before they are sent. */
export const reviewPath = '/review'

const conditionOf = (condition: PageRow['when'], { country }: ChainProduct): When | undefined =>
  typeof condition === 'string' ? when('incomeDetails.incomeSource', ...country.incomeGroups[condition]) : condition

export const chainOf = (product: ChainProduct): readonly ChainPage[] =>
  product.pages.map((row, index) => ({
    ...row,
    index,
    path: index === 0 ? '/' : `/${row.key}`,
    when: conditionOf(row.when, product),
  }))

export const applyingPages = (chain: readonly ChainPage[], application: LeadApplication): readonly ChainPage[] =>
  chain.filter((page) => holds(page.when, application))

export const pageAfter = (
  chain: readonly ChainPage[],
  page: ChainPage,
  application: LeadApplication,
): ChainPage | undefined => chain.find((other) => other.index > page.index && holds(other.when, application))

export const pageBefore = (
  chain: readonly ChainPage[],
  page: ChainPage,
  application: LeadApplication,
): ChainPage | undefined => chain.findLast((other) => other.index < page.index && holds(other.when, application))

export type Progress = {
  readonly section: Section
  /** Place among the pages that apply, from 1. */
  readonly step: number
  readonly steps: number
  /** 0 to 1 over the whole chain, so that a branch that appears never moves the bar back. */
  readonly fraction: number
}

/** The review counts as one more step after the chain. */
export const progressOf = (chain: readonly ChainPage[], page: ChainPage, application: LeadApplication): Progress => {
  const applying = applyingPages(chain, application)
  return {
    section: page.section,
    step: applying.filter((other) => other.index <= page.index).length,
    steps: applying.length + 1,
    fraction: (page.index + 1) / (chain.length + 1),
  }
}

/** Whatever asks data points: a page, or the step of a lender. */
export type DataPointSource = Pick<PageRow, 'dataPoints' | 'otherwise'>

export const sectionsOf = (page: DataPointSource): readonly Section[] =>
  Object.keys(page.dataPoints).filter((key): key is Section => key in page.dataPoints)

/** Whether a page asks a data point, by its name. */
export const hasDataPoint = (page: DataPointSource, name: string): boolean =>
  sectionsOf(page).some((section) => page.dataPoints[section]?.some((shown) => shown === name))

/** The data points a page asks, in order; throws where one of its sections is not among the loaded ones. */
export const dataPointsOf = (page: DataPointSource, loaded: LoadedSections): readonly NamedDataPoint[] =>
  sectionsOf(page).flatMap((section) =>
    (page.dataPoints[section] ?? []).map((name) => {
      const dataPoint = loaded[section]?.[name]
      if (dataPoint === undefined) throw new Error(`Data point ${section}/${name} is not loaded`)
      return { ...dataPoint, ...page.otherwise?.[name], name, section }
    }),
  )

/** Those of a page's data points that these answers make apply. */
export const applyingDataPoints = (
  dataPoints: readonly NamedDataPoint[],
  application: LeadApplication,
): readonly NamedDataPoint[] => dataPoints.filter((dataPoint) => holds(dataPoint.when, application))
