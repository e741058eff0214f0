// The chosen figures and the button that accepts them, in sight at the bottom of the window while the offers are.
import type { Offer } from '@loan/domain/contract/offer'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './AcceptBar.module.css'
import { useOfferTerms } from '../offer-terms/useOfferTerms.ts'

type AcceptBarProps = {
  /** Null while none of several offers is chosen. */
  readonly offer: Offer | null
  readonly lender: string
  readonly isSeveral: boolean
  readonly isBusy: boolean
  /** The id of the form that the button submits. */
  readonly form: string
}

export const AcceptBar = ({ offer, lender, isSeveral, isBusy, form }: AcceptBarProps) => {
  const t = useTexts('offer')
  const getTerms = useOfferTerms()
  const terms = offer === null ? null : getTerms(offer)
  return (
    <div className={styles['bar']}>
      <p className={styles['figures']} role="status">
        {terms === null ? (
          <span className={styles['none']}>{t('noneChosen')}</span>
        ) : (
          <>
            <span className={styles['loan']}>{terms.loan}</span>
            <span>{terms.payments}</span>
          </>
        )}
      </p>
      <Button id="accept-offer" type="submit" form={form} fullWidth busy={isBusy} describedBy="accept-help">
        {t(isSeveral ? 'acceptChosen' : 'accept', { lender })}
      </Button>
    </div>
  )
}
