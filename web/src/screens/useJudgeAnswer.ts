// One answer of a screen against the rules of its data point, as on the pages of the form.
import { judge, type Judgement, type RawAnswer } from '@loan/domain/answers/judge'
import { loadRules } from '@loan/domain/answers/rulesOf'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import type { Product } from '@loan/domain/products/product'
import { useEffect } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { useApplication } from '../context/ApplicationContext.tsx'
import { todayIn } from '@loan/domain/calendarDay'
import { serverTime } from '../lib/serverClock.ts'

/** What an applicant is told where the means to judge did not load. */
export const notLoaded: RequestFailure = { outcome: 'offline' }

/** False where what the country brings to read and judge answers does not load. */
const prepare = async (dataPoint: DataPoint, { country }: Product): Promise<boolean> => {
  await Promise.allSettled([country.load()])
  if (!country.isLoaded()) return false
  await loadRules([dataPoint], { country })
  return true
}

/** The judgement; null where the means to judge did not load. */
export const useJudgeAnswer = (dataPoint: DataPoint): ((raw: RawAnswer) => Promise<Judgement | null>) => {
  const { product, store } = useApplication()

  useEffect(() => {
    void prepare(dataPoint, product)
  }, [dataPoint, product])

  return async (raw) => {
    if (!(await prepare(dataPoint, product))) return null
    return judge(dataPoint, raw, {
      product,
      country: product.country,
      application: store.getState().leadApplication.applicationData,
      today: todayIn(product.country, serverTime()),
    })
  }
}
