// Validates one answer of a screen with the rules of its data point, like the pages of the form.
import { validateAnswer, type ValidationResult, type RawAnswer } from '@loan/domain/validation/validateAnswer'
import { loadRules } from '@loan/domain/validation/resolveRules'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { useEffect } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getToday } from '@loan/domain/getToday'
import { getServerClock } from '../../lib/serverClock.ts'

/** Waits only for rules that load late. The server validates an answer whose rule fails to load. */
export const useAnswerValidator = (dataPoint: DataPoint): ((raw: RawAnswer) => Promise<ValidationResult>) => {
  const app = useAppContext()
  const { product, store } = app

  useEffect(() => {
    void loadRules([dataPoint], product)
  }, [dataPoint, product])

  return async (raw) => {
    await loadRules([dataPoint], product)
    return validateAnswer(dataPoint, raw, {
      product,
      country: product.country,
      application: store.getState().leadApplication.applicationData,
      today: getToday(product.country, getServerClock(app).now()),
    })
  }
}
