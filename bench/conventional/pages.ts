// The pages in the order of the chain, and which of them apply.
import type { Condition, ConventionalField, ConventionalPage } from './conventionalPage.ts'
import type { Answers } from './store.ts'

/** The build defines it (buildConventional.ts). */
declare const conventionalPages: readonly ConventionalPage[]

export const pages = conventionalPages

export const reviewPath = '/review'

/** The first page is the index route. */
export const toPath = (page: ConventionalPage | undefined): string =>
  page === undefined ? reviewPath : page === pages[0] ? '/' : `/${page.key}`

/** A choice is stored as text, also that between yes and no. */
const isMet = (conditions: readonly Condition[] | undefined, answers: Answers): boolean =>
  conditions?.some(({ path, isOneOf }) => isOneOf.some((value) => String(value) === answers[path])) ?? true

export const filterPages = (answers: Answers): readonly ConventionalPage[] =>
  pages.filter(({ when }) => isMet(when, answers))

export const filterFields = ({ fields }: ConventionalPage, answers: Answers): readonly ConventionalField[] =>
  fields.filter(({ when }) => isMet(when, answers))

/** Undefined after the last page. */
export const findNextPage = (page: ConventionalPage, answers: Answers): ConventionalPage | undefined => {
  const index = pages.indexOf(page)
  return filterPages(answers).find((other) => pages.indexOf(other) > index)
}
