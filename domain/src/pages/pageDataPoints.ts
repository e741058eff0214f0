// The data points of a page or a lender step: which it has, and which of them apply.
import type { DataPoint } from '../data-points/dataPoint.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { PageRow } from './pageRow.ts'
import type { Section } from '../data-points/sections.ts'
import { isConditionMet } from '../data-points/when.ts'
import { listKeys } from '../records.ts'

/** A data point with its name in the catalogue and its section, which is also its translation namespace. */
export type NamedDataPoint = DataPoint & { readonly name: string; readonly section: Section }

/** The data points of the loaded sections. */
export type LoadedSections = { readonly [S in Section]?: Readonly<Record<string, DataPoint>> }

/** A source of data points: a page or a lender step. */
export type DataPointSource = Pick<PageRow, 'dataPoints' | 'overrides'>

export const listSections = (page: DataPointSource): readonly Section[] => listKeys(page.dataPoints)

export const hasDataPoint = (page: DataPointSource, name: string): boolean =>
  listSections(page).some((section) => page.dataPoints[section]?.some((shown) => shown === name))

/** The data points of a page in display order. Throws if one of its sections is not loaded. */
export const requireDataPoints = (page: DataPointSource, loaded: LoadedSections): readonly NamedDataPoint[] =>
  listSections(page).flatMap((section) =>
    (page.dataPoints[section] ?? []).map((name) => {
      const dataPoint = loaded[section]?.[name]
      if (dataPoint === undefined) throw new Error(`Data point ${section}/${name} is not loaded`)
      return { ...dataPoint, ...page.overrides?.[name], name, section }
    }),
  )

/** Whether the data point applies only after some answers to another one of these: it continues that question. */
const isFollowUp = ({ when: condition }: NamedDataPoint, others: readonly NamedDataPoint[]): boolean =>
  condition?.some(({ path }) => others.some((other) => other.path === path)) ?? false

/**
 * The only question among data points, with those that follow up on it left out; undefined if there are several. A
 * consent and a slider are not questions: their labels are sentences and captions.
 */
export const findOnlyQuestion = (dataPoints: readonly NamedDataPoint[]): NamedDataPoint | undefined => {
  const [question, ...more] = dataPoints.filter((dataPoint) => !isFollowUp(dataPoint, dataPoints))
  if (question === undefined || more.length > 0) return undefined
  return question.kind === 'consent' || question.input?.range !== undefined ? undefined : question
}

/** The data points that apply with these answers. The answer of one that does not apply meets no condition. */
export const filterApplicableDataPoints = (
  dataPoints: readonly NamedDataPoint[],
  application: LeadApplication,
): readonly NamedDataPoint[] => {
  const hidden = new Set<string>()
  return dataPoints.filter(({ path, when: conditions }) => {
    const unhidden = conditions?.filter((condition) => !hidden.has(condition.path))
    const applies = isConditionMet(unhidden, application)
    if (!applies) hidden.add(path)
    return applies
  })
}
