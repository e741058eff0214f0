// What the personas answer lenders beyond their applications, by data point. For tests only.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { type AnswerValue, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { type ProductId, products } from '@loan/domain/products/registry'
import { answersByCountry } from './answersByCountry.ts'

const dataPointsByName = new Map(Object.values(catalogue).flatMap((section) => Object.entries<DataPoint>(section)))

/**
 * The sections of a step's body. What may be left out, or hangs on another answer, is. Throws for a data point that the
 * persona has no answer to.
 */
export const answersTo = (names: readonly string[], product: ProductId): LeadApplication =>
  writeAnswers(
    {},
    names.flatMap((name): readonly (readonly [LeadPath, AnswerValue])[] => {
      const dataPoint = dataPointsByName.get(name)
      const value = answersByCountry[products[product].country.code][name]
      if (dataPoint !== undefined && value !== undefined) return [[dataPoint.path, value]]
      if (dataPoint?.optional !== undefined || dataPoint?.when !== undefined) return []
      throw new Error(`The persona has no answer to ${name}`)
    }),
  )
