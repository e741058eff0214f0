// The zod schema of a page: the schemas of its shown fields, and the comparisons with earlier answers.
import * as z from 'zod'
import type { ConventionalField } from './conventionalPage.ts'
import { fieldSchemas } from './fieldSchemas.ts'
import { type FormValues, toAnswers } from './formValues.ts'
import type { Answers } from './store.ts'

const choice = z.string({ error: 'errors.required' }).min(1, 'errors.required')
const consent = z.boolean()

/** @assumed the policies are the only consent that the application requires. */
const agreement = z.literal(true, { error: 'errors.required' })

const buildFieldSchema = ({ path, kind, options }: ConventionalField): z.ZodType => {
  if (kind === 'checkbox') return path === 'generalPolicies' ? agreement : consent
  if (kind === 'radio' || kind === 'select') {
    return options.includes('') ? z.string().nullish() : choice.refine((value) => options.includes(value))
  }
  const schema = fieldSchemas[path]
  if (schema === undefined) throw new Error(`The field ${path} has no schema`)
  return schema
}

/** Nests the schemas of dotted paths, as react-hook-form nests its values. */
const nest = (schemas: ReadonlyMap<string, z.ZodType>): z.ZodObject => {
  const shape: Record<string, z.ZodType> = {}
  const groups = new Map<string, Map<string, z.ZodType>>()
  for (const [path, schema] of schemas) {
    const dot = path.indexOf('.')
    if (dot === -1) {
      shape[path] = schema
      continue
    }
    const group = groups.get(path.slice(0, dot)) ?? new Map<string, z.ZodType>()
    groups.set(path.slice(0, dot), group.set(path.slice(dot + 1), schema))
  }
  for (const [key, group] of groups) shape[key] = nest(group)
  return z.object(shape)
}

/** The date of birth that a PESEL contains, as in the answers. */
const readBirthDate = (pesel: string): string => {
  const [year, month, day] = [pesel.slice(0, 2), pesel.slice(2, 4), pesel.slice(4, 6)].map(Number)
  const century = [1900, 2000, 2100, 2200, 1800][Math.floor((month ?? 0) / 20)] ?? 0
  return [day, (month ?? 0) % 20, century + (year ?? 0)].join('.')
}

const isBornOn = (pesel: string, { 'personalDetails.dateOfBirth': birth }: Answers): boolean =>
  typeof birth !== 'object' ||
  [birth['day'], birth['month'], birth['year']].map(Number).join('.') === readBirthDate(pesel.replaceAll(/\D/gu, ''))

export const buildPageSchema = (fields: readonly ConventionalField[], answers: Answers) =>
  nest(new Map(fields.map((field) => [field.path, buildFieldSchema(field)]))).superRefine(
    (values: FormValues, context) => {
      const pesel = toAnswers(fields, values)['personalDetails.personalCode']
      if (typeof pesel === 'string' && pesel !== '' && !isBornOn(pesel, answers)) {
        context.addIssue({ code: 'custom', path: ['personalDetails', 'personalCode'], message: 'errors.birthDate' })
      }
    },
  )
