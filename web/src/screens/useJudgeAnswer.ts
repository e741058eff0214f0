// One answer of a screen against the rules of its data point, as on the pages of the form.
import { judge, type Judgement, loadRules, type RawAnswer } from '@loan/domain/answers/judge'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { useEffect } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { todayIn } from '../context/calendar.ts'

export const useJudgeAnswer = (dataPoint: DataPoint): ((raw: RawAnswer) => Promise<Judgement>) => {
  const { product, store } = useApplication()

  useEffect(() => {
    void loadRules([dataPoint], product)
  }, [dataPoint, product])

  return async (raw) => {
    await loadRules([dataPoint], product)
    return judge(dataPoint, raw, {
      product,
      country: product.country,
      application: store.getState().leadApplication.applicationData,
      today: todayIn(product.country, new Date()),
    })
  }
}
