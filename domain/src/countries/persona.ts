// The type of a persona, an invented applicant of a country. Demonstrations and tests use personas; production does
// not.
import { writeAnswers } from '../lead/answers.ts'
import type { LeadApplication, LeadPath } from '../lead/application.ts'
import { listKeys } from '../records.ts'
import type { ValidAnswerAt } from './optionKeys.ts'

/** Normalised answers by path, as the database stores them. */
export type PersonaAnswers = { readonly [Path in LeadPath]?: ValidAnswerAt<Path> | undefined }

type TypedTexts = Readonly<Partial<Record<LeadPath, string>>>

export type Persona = {
  /** Unique in the country. */
  readonly name: string
  /**
   * For the pages of all products of the country. Excludes amount and period, which the product defines, and the
   * payday, which depends on the current day.
   */
  readonly answers: PersonaAnswers
  /** The texts that the persona types, where they differ from the answers. */
  readonly typed?: TypedTexts | undefined
}

/** Tests of all countries use the first three. */
export type CountryPersonas = readonly [Persona, Persona, Persona, ...Persona[]]

/**
 * Copies a persona with other answers; `undefined` removes an answer. The typed text of a changed answer is removed.
 */
export const withAnswers = <P extends Persona>(persona: P, answers: PersonaAnswers, typed: TypedTexts = {}): P => ({
  ...persona,
  answers: { ...persona.answers, ...answers },
  typed: {
    ...Object.fromEntries(Object.entries(persona.typed ?? {}).filter(([path]) => !Object.hasOwn(answers, path))),
    ...typed,
  },
})

/** The answers of a persona as the sections of a payload. */
export const toApplication = ({ answers }: Pick<Persona, 'answers'>): LeadApplication =>
  writeAnswers(
    {},
    listKeys(answers).map((path) => [path, answers[path]]),
  )
