// Whether the applicant opened or closed the modal of amount and period on the current page.
import type { ChainPage } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getOpenLoanDialogRef } from '../loan/loanDialog.ts'

/** The applicant's last request; null before the first one on this page. */
export type ModalRequest = 'open' | 'closed' | null

export type LoanModal = { readonly requested: ModalRequest; readonly close: () => void }

/** `modalDataPoints` are those of this page that the modal shows; none when it belongs to another page. */
export const useLoanModal = (page: ChainPage, modalDataPoints: readonly NamedDataPoint[]): LoanModal => {
  const app = useAppContext()
  const [request, setRequest] = useState<{ readonly on: ChainPage; readonly is: ModalRequest } | null>(null)
  const requested = request?.on === page ? request.is : null

  useEffect(() => {
    const openDialog = getOpenLoanDialogRef(app)
    openDialog.current = () => setRequest({ on: page, is: 'open' })
    return () => {
      openDialog.current = null
    }
  }, [app, page])

  return {
    requested,
    close: () => {
      if (requested !== null) setRequest({ on: page, is: 'closed' })
      // On the modal's own page, Continue saves the answers.
      if (modalDataPoints.length === 0) app.saver.save()
    },
  }
}
