// Builds the personas' answers to a lender step. For tests only.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { type AnswerValue, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { type ProductId, products } from '@loan/domain/products/registry'
import { answersByCountry } from './answersByCountry.ts'

const dataPointsByName = new Map(Object.values(catalogue).flatMap((section) => Object.entries<DataPoint>(section)))

/**
 * Returns the payload sections of a step's body. Omits optional and conditional data points without an answer. Throws
 * for a required data point without an answer.
 */
export const buildStepAnswers = (names: readonly string[], product: ProductId): LeadApplication =>
  writeAnswers(
    {},
    names.flatMap((name): readonly (readonly [LeadPath, AnswerValue])[] => {
      const dataPoint = dataPointsByName.get(name)
      const value = answersByCountry[products[product].country.code].dataPoints[name]
      if (dataPoint !== undefined && value !== undefined) return [[dataPoint.path, value]]
      if (dataPoint?.optional !== undefined || dataPoint?.when !== undefined) return []
      throw new Error(`The persona has no answer to ${name}`)
    }),
  )
