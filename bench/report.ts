// What was measured, as a table for the terminal and for RESULTS.md.
import type { Fact } from './machine.ts'
import { type Statistic, statistics } from './statistics.ts'

export type Unit = 'ms' | 'kB' | 'a second'

export type Row = {
  readonly name: string
  readonly unit: Unit
  readonly values: readonly [a: number, b: number]
  /** Each side's least and most, in the order of `values`. */
  readonly ranges: readonly [a: string, b: string]
  /** The ratio of the first to the second is to be at most this. */
  readonly aim?: number
}

export type Section = {
  readonly title: string
  /** What exactly was measured. */
  readonly method: string
  readonly sides: readonly [a: string, b: string]
  readonly rows: readonly Row[]
}

type Measured = {
  readonly name: string
  readonly unit: Unit
  readonly statistic?: Statistic
  readonly series: readonly [a: readonly number[], b: readonly number[]]
  readonly aim?: number
}

const format = (value: number, unit: Unit): string => (unit === 'kB' ? value.toFixed(1) : Math.round(value).toString())

const rangeOf = (series: readonly number[], unit: Unit): string =>
  `${format(Math.min(...series), unit)}–${format(Math.max(...series), unit)}`

/** A row from two series; the median where nothing else is said. */
export const buildRow = ({ name, unit, statistic = 'median', series: [a, b], aim }: Measured): Row => ({
  name: `${name}, ${statistic}`,
  unit,
  values: [statistics[statistic](a), statistics[statistic](b)],
  ranges: [rangeOf(a, unit), rangeOf(b, unit)],
  ...(aim !== undefined && { aim }),
})

const cellsOf = ({ name, unit, values: [a, b], ranges, aim }: Row): readonly string[] => {
  const ratio = a / b
  return [
    `${name} (${unit})`,
    `${format(a, unit)} (${ranges[0]})`,
    `${format(b, unit)} (${ranges[1]})`,
    ratio.toFixed(2),
    aim === undefined ? '' : `≤ ${aim}`,
    aim === undefined ? '' : ratio <= aim ? 'yes' : 'no',
  ]
}

const headsOf = ({ sides: [a, b] }: Section): readonly string[] => ['', a, b, 'ratio', 'aim', 'met']

const alignedTable = (section: Section): string => {
  const rows = [headsOf(section), ...section.rows.map(cellsOf)]
  const widths = headsOf(section).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows
    .map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}

const markdownTable = (section: Section): string => {
  const [heads = '', ...rows] = alignedTable(section).split('\n')
  return [heads, heads.replaceAll(/[^|]/g, '-'), ...rows].join('\n')
}

export const printSection = (section: Section): void => {
  console.log(`\n${section.title}\n${alignedTable(section)}`)
}

const preface =
  'Written by `npm run bench`; no figure is typed by hand. Each value is followed by the least and the most of its runs.'

export const buildResultsPage = (facts: readonly Fact[], sections: readonly Section[]): string =>
  [
    '# Measured',
    preface,
    ['| | |', '|---|---|', ...facts.map(([name, value]) => `| ${name} | ${value} |`)].join('\n'),
    ...sections.flatMap((section) => [`## ${section.title}`, section.method, markdownTable(section)]),
  ].join('\n\n') + '\n'
