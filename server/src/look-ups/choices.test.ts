// The job titles that the server suggests for each sector.
import { products } from '@loan/domain/products/registry'
import { jobTitleRule } from '@loan/domain/rules/jobTitle'
import { describe, expect, it } from 'vitest'
import { buildProfessionChoices } from './choices.ts'
import { listJobTitles } from './listJobTitles.ts'

const { 'tukan-pl': tukanPl, 'tukan-ro': tukanRo } = products

describe('buildProfessionChoices', () => {
  it.each(Object.values(products))('has job titles that the rule accepts for $id', (product) => {
    const context = { product, country: product.country, application: {}, today: '2026-11-20' } as const
    for (const { professions } of product.locales.flatMap((locale) => buildProfessionChoices(product, locale))) {
      const names = professions.map(({ name }) => name)
      expect(names.filter((name) => jobTitleRule.check(name, context) !== null)).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it.each([
    { product: tukanPl, profession: 'nurse', titles: ['Pielęgniarka', 'Pielęgniarz'] },
    { product: tukanRo, profession: 'nurse', titles: ['Asistent medical', 'Asistentă medicală'] },
    { product: tukanRo, profession: 'room_attendant', titles: ['Cameristă', 'Camerist'] },
    { product: tukanRo, profession: 'preschool_teacher', titles: ['Educator', 'Educatoare'] },
  ])('has one job title for each form in $product.id: $profession', ({ product, profession, titles }) => {
    const [locale] = product.locales
    const professions = buildProfessionChoices(product, locale).flatMap((sector) => sector.professions)
    expect(professions.filter(({ key }) => [profession, `${profession}_2`].includes(key))).toEqual(
      titles.map((name, index) => ({ key: index === 0 ? profession : `${profession}_2`, name })),
    )
  })
})

describe('listJobTitles', () => {
  it.each([
    ['Camarero/a de pisos', ['Camarero de pisos', 'Camarera de pisos']],
    ['Profesor(a) universitario(a)', ['Profesor universitario', 'Profesora universitaria']],
    ['Verkäufer/in', ['Verkäufer', 'Verkäuferin']],
    ['Koch / Köchin', ['Koch', 'Köchin']],
    ['Electricista', ['Electricista']],
  ])('lists the forms of %s', (name, titles) => {
    expect(listJobTitles(name)).toEqual(titles)
  })
})
