// The chosen offer and the button that accepts it, below the offers. Sticks to the bottom of the window when an offer
// is chosen and, for a single offer, after its figures were visible. In a wide window it is beside the offers and also
// has the costs.
import type { Offer } from '@loan/domain/contract/offer'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/classNames.ts'
import styles from './AcceptBar.module.css'
import { TermsLine } from '../offer-terms/TermsLine.tsx'
import { useBuildOfferTerms } from '../offer-terms/useOfferTerms.ts'

type AcceptBarProps = {
  /** The figures and dates of a single offer. The bar does not cover them before they were visible. */
  readonly figuresRef: RefObject<HTMLElement | null>
  /** Null while none of several offers is chosen. */
  readonly offer: Offer | null
  readonly lender: string
  /** Whether the lender makes several offers. */
  readonly hasSeveralOffers: boolean
  readonly isBusy: boolean
  /** The id of the form that the button submits. */
  readonly form: string
}

/** Whether the whole element was once visible above a bar at the bottom of the window. True without the element. */
const useWasInSight = (element: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): boolean => {
  const [wasInSight, setWasInSight] = useState(false)
  // Before the first paint, so that the bar does not move after it.
  useLayoutEffect(() => {
    if (wasInSight) return undefined
    const measure = () => {
      const bottom = element.current?.getBoundingClientRect().bottom ?? 0
      const height = bar.current?.offsetHeight ?? 0
      if (bottom <= window.innerHeight - height) setWasInSight(true)
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element, bar, wasInSight])
  return wasInSight
}

export const AcceptBar = ({ figuresRef, offer, lender, hasSeveralOffers, isBusy, form }: AcceptBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  // The style sheet also requires a chosen offer.
  const isSticky = useWasInSight(figuresRef, bar)
  const t = useTexts('offer')
  const buildTerms = useBuildOfferTerms()
  const terms = offer === null ? null : buildTerms(offer)
  // The instalment, the first figure, is in the line of the payments.
  const costs = terms?.figures.slice(1)
  return (
    <div ref={bar} className={classNames(styles['bar'], isSticky && styles['sticky'])}>
      <TermsLine role="status">
        {terms === null ? (
          <span className={styles['none']}>{t('noneChosen')}</span>
        ) : (
          <>
            <span className={styles['loan']}>{terms.loan}</span>
            <span>{terms.payments}</span>
          </>
        )}
      </TermsLine>
      {costs !== undefined && (
        <dl className={styles['terms']}>
          {costs.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button id="accept-offer" type="submit" form={form} fullWidth busy={isBusy} describedBy="accept-help">
        {t(hasSeveralOffers ? 'acceptChosen' : 'accept', { lender })}
      </Button>
    </div>
  )
}
