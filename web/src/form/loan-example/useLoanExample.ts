// The example for the amount and period that the controls around it show.
import { getToday } from '@loan/domain/getToday'
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import { computeLoanExample, type LoanExample } from '@loan/domain/loan-cost/loanExample'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { type AppContext, useAppContext } from '../../app-context/AppContext.tsx'
import { getServerClock } from '../../lib/serverClock.ts'
import { lazyResource } from '../../loading/resource.ts'
import { usePreloaded } from '../../loading/usePreloaded.ts'
import { normaliseNumber, parseWholeNumber } from '../../ui/normaliseNumber.ts'

export const getExampleLenders = lazyResource(async ({ product: { country } }: AppContext) => {
  const lenders = await country.loadExampleLenders()
  // Creates the date format of the time zone in a separate task. A slow phone takes 80 ms for it and as long for the
  // first render, and handles no input during a task.
  getToday(country, new Date())
  return lenders
})

type Loan = { readonly amount: number; readonly period: number }

/** The allowed number nearest to the one in the text box; the default without such a box. */
const readNumber = (scope: Element | null | undefined, name: keyof Loan, { product }: AppContext): number => {
  const box = scope?.querySelector(`input[name="${name}"]`)
  const typed = box instanceof HTMLInputElement ? parseWholeNumber(box.value) : null
  return normaliseNumber(typed ?? product[name].default, product[name])
}

/** The step buttons and the slider change the text box before these events reach the document. */
const changes = ['input', 'change', 'click', 'focusout'] as const

/** The loan that the controls in the dialog or page around the element show. */
const useShownLoan = (ref: RefObject<Element | null>): Loan | null => {
  const app = useAppContext()
  const [loan, setLoan] = useState<Loan | null>(null)
  useEffect(() => {
    const read = () => {
      const scope = ref.current?.closest('dialog, main')
      const amount = readNumber(scope, 'amount', app)
      const period = readNumber(scope, 'period', app)
      setLoan((current) => (current?.amount === amount && current.period === period ? current : { amount, period }))
    }
    read()
    for (const change of changes) document.addEventListener(change, read)
    return () => {
      for (const change of changes) document.removeEventListener(change, read)
    }
  }, [app, ref])
  return loan
}

export type ShownExample = Loan & {
  /** The day of the calculation, as an ISO date. */
  readonly today: string
  /** Null when no lender has terms for the amount. */
  readonly example: LoanExample | null
}

/** Null until the terms of the lenders are loaded. */
export const useLoanExample = (ref: RefObject<Element | null>): ShownExample | null => {
  const app = useAppContext()
  const lenders = usePreloaded(getExampleLenders(app))
  const loan = useShownLoan(ref)
  return useMemo(() => {
    if (lenders === undefined || loan === null) return null
    const { country, period } = app.product
    const today = getToday(country, getServerClock(app).now())
    const smallestUnits = countSmallestUnits(country.currency)
    const example = computeLoanExample(lenders, { ...loan, scale: period.scale, today, smallestUnits })
    return { ...loan, today, example }
  }, [app, lenders, loan])
}
