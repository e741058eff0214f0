// The named stages of the form. A stage is a run of consecutive pages, so that the progress only goes forward, whatever
// the order of a product's pages.
import type { Section } from '../data-points/sections.ts'
import { memoiseByObject } from '../memoise.ts'
import type { ChainPage } from './chain.ts'
import type { PageKey } from './pageRow.ts'

/** `check` is the review, after the chain. The texts are in `common.json`. */
export const stageNames = ['loan', 'you', 'home', 'budget', 'work', 'check'] as const

export type StageName = (typeof stageNames)[number]

const sectionStages: Readonly<Record<Section, StageName>> = {
  'loan-information': 'loan',
  'personal-details': 'you',
  'demographic-details': 'you',
  'contact-information': 'home',
  'marital-details': 'you',
  education: 'you',
  'address-information': 'home',
  'income-information': 'work',
  'housing-information': 'home',
  expenses: 'budget',
  'employment-details': 'work',
  'other-information': 'budget',
  'banking-details': 'budget',
  'mortgage-information': 'home',
  'reference-details': 'budget',
}

/** Pages of the section of incomes that ask for an amount, and not for the kind of work. */
const amountsOfIncome: ReadonlySet<string> = new Set<PageKey>([
  'monthly-income',
  'monthly-extra-income',
  'household-income',
])

export type Stage = {
  readonly name: StageName
  /** Index in the chain of the first page of the stage. */
  readonly first: number
  /** Number of pages in the chain, hidden ones included. */
  readonly length: number
}

const getStageName = ({ key, section }: ChainPage): StageName =>
  amountsOfIncome.has(key) ? 'budget' : sectionStages[section]

/**
 * A stage begins at its first page. A later page of an earlier stage counts for the current stage, so the progress
 * never goes back. The review is the last stage.
 */
export const buildStages = memoiseByObject((chain: readonly ChainPage[]): readonly Stage[] => {
  const names = chain.map(getStageName)
  const starts = names.flatMap((name, index) => (names.indexOf(name) === index ? [{ name, first: index }] : []))
  return [...starts, { name: 'check' as const, first: chain.length }].map((stage, position) => ({
    ...stage,
    length: (starts[position + 1]?.first ?? chain.length + Number(stage.name === 'check')) - stage.first,
  }))
})

/** The completed share of each stage, 0 to 1: above 0 on its first page and below 1 on its last. */
export const computeFractions = (stages: readonly Stage[], pageIndex: number): readonly number[] =>
  stages.map(({ first, length }) =>
    pageIndex >= first + length ? 1 : Math.max(0, (pageIndex - first + 1) / (length + 1)),
  )

/** The position of the stage of a page, from 0. The index after the chain is that of the review. */
export const findStage = (stages: readonly Stage[], pageIndex: number): number =>
  stages.findLastIndex(({ first }) => first <= pageIndex)
