// The personas of every country: the texts that they type are stored as their answers.
import { beforeAll, describe, expect, it } from 'vitest'
import type { DataPoint } from '../data-points/dataPoint.ts'
import { createCountryContext, loadCountryRules } from '../testing/context.ts'
import { everyDataPoint } from '../testing/everyDataPoint.ts'
import { validateRaw } from '../testing/validation.ts'
import { listKeys } from '../records.ts'
import { type Persona, toApplication, withAnswers } from './persona.ts'
import { personasByCountry } from './personas.ts'
import { countries } from './registry.ts'

const findDataPoint = (path: string): DataPoint => {
  const found = everyDataPoint.find(({ dataPoint }) => dataPoint.path === path)
  if (found === undefined) throw new Error(`No data point has the path ${path}`)
  return found.dataPoint
}

const listTyped = (personas: readonly Persona[]) =>
  personas.flatMap((persona) =>
    listKeys(persona.typed ?? {}).map((path) => ({
      persona,
      path,
      text: persona.typed?.[path] ?? '',
      answer: persona.answers[path],
    })),
  )

describe.each(Object.values(countries))('$code', (country) => {
  beforeAll(() => loadCountryRules(createCountryContext(country)))
  const personas = personasByCountry[country.code]

  it('has personas with different names', () => {
    expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length)
  })

  it.each(listTyped(personas))('stores $text of $persona.name as $answer', ({ persona, path, text, answer }) => {
    const application = toApplication(persona)
    expect(validateRaw({ country, dataPoint: findDataPoint(path), application }, text)).toBe(answer)
  })
})

it('drops the typed text of a changed answer', () => {
  const [anna] = personasByCountry.PL
  const changed = withAnswers(anna, { 'contactDetails.phoneNumber': '+48601234567' })
  expect(Object.keys(anna.typed ?? {})).toContain('contactDetails.phoneNumber')
  expect(Object.keys(changed.typed ?? {})).not.toContain('contactDetails.phoneNumber')
  expect(toApplication(changed).contactDetails?.phoneNumber).toBe('+48601234567')
})
