// Opens the dialog of amount and period, which belongs to the page, from the loan bar and from the card beside the
// page.
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { createAppRef } from '../../lib/instances.ts'
import { useChain } from '../page/useChain.ts'

/** Opens the dialog; null while no page of the form is shown. */
export const getOpenLoanDialogRef = createAppRef<(() => void) | null>(null)

/**
 * Returns a function that opens the dialog, or the first page where that asks for the loan itself. It stays the same.
 */
export const useChangeLoan = (): (() => void) => {
  const app = useAppContext()
  const [, navigate] = useLocation()
  const [first] = useChain().pages
  return useCallback(() => {
    if (first?.type === 'modal') getOpenLoanDialogRef(app).current?.()
    else navigate('/')
  }, [app, first, navigate])
}
