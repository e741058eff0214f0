// The key figures of an offer in one style, so that the annual rate is as prominent as the instalment, and its dates.
import type { Offer } from '@loan/domain/contract/offer'
import { Text } from '../../ui/Text.tsx'
import styles from './OfferFigures.module.css'
import { useOfferTerms } from './useOfferTerms.ts'

type OfferFiguresProps = {
  readonly offer: Offer
  readonly id?: string
  /** A request for new figures is in flight. */
  readonly isStale?: boolean
  /** False where the dates are elsewhere. */
  readonly hasDates?: boolean
  /** Whether the dates say until when the offer can be accepted. */
  readonly showsValidity?: boolean
}

export const OfferFigures = (props: OfferFiguresProps) => {
  const { offer, id, isStale = false, hasDates = true, showsValidity = false } = props
  const { figures, dates, validity } = useOfferTerms(offer)
  return (
    <div className={styles['all']}>
      <dl id={id} className={styles['figures']} aria-busy={isStale ? true : undefined}>
        {figures.map(({ term, value }) => (
          <div key={term} className={styles['figure']}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasDates && (
        <Text as="div" muted>
          <div className={styles['dates']}>
            {[...dates, ...(showsValidity ? [validity] : [])].map(({ term, value }) => (
              <div key={term}>
                <span>{term}</span>
                <span>{`: ${value}`}</span>
              </div>
            ))}
          </div>
        </Text>
      )}
    </div>
  )
}
