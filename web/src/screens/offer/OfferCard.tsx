// The cards of an offer: one with a heading, and one to choose among several. Both show the key figures, and the other
// terms in a disclosure.
import type { Offer } from '@loan/domain/contract/offer'
import { type Ref, useId } from 'react'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { Text } from '../../ui/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './OfferCard.module.css'
import { OfferDocuments } from '../offer-terms/OfferDocuments.tsx'
import { OfferFigures } from '../offer-terms/OfferFigures.tsx'
import { useOfferTerms } from '../offer-terms/useOfferTerms.ts'
import { Phrase } from '../../ui/Phrase.tsx'

export type OfferCardProps = {
  readonly offer: Offer
  /** A request for new figures is in flight. */
  readonly isStale?: boolean
  /** Ref of the heading, for the focus after new figures. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** Ref of the figures and the dates. */
  readonly figuresRef?: Ref<HTMLDivElement>
}

export const OfferCard = ({ offer, isStale = false, headingRef, figuresRef }: OfferCardProps) => {
  const t = useTexts('offer')
  const { loan } = useOfferTerms(offer)
  return (
    <Card as="article">
      <Stack gap="close">
        {/* The lender is at the top of the screen, and the type of the loan among its terms. */}
        <h2 ref={headingRef} tabIndex={-1}>
          <Phrase>{loan}</Phrase>
        </h2>
        <div ref={figuresRef}>
          <OfferFigures offer={offer} isStale={isStale} />
        </div>
        <OfferNotices offer={offer} />
        {/* Without a gap, because each target is higher than its text. */}
        <div>
          <Disclosure summary={<OfferSummary text={t('details')} loan={loan} />}>
            <OfferRows offer={offer} />
          </Disclosure>
          <OfferDocuments offer={offer} />
        </div>
      </Stack>
    </Card>
  )
}

export type OfferOptionProps = {
  readonly offer: Offer
  /** The `name` of all radio buttons. */
  readonly name: string
  readonly id: string
  readonly invalid: boolean
  /** False where the screen says once until when all offers can be accepted. */
  readonly showsValidity: boolean
  /** How the offer differs from the request; null when nothing is known to differ. */
  readonly difference: string | null
  readonly onChoose: () => void
}

export const OfferOption = ({ offer, name, id, invalid, showsValidity, difference, onChoose }: OfferOptionProps) => {
  const t = useTexts('offer')
  const { loan } = useOfferTerms(offer)
  const figuresId = useId()
  const chipId = useId()
  return (
    <ChoiceCard
      name={name}
      value={offer.id}
      id={id}
      label={loan}
      aside={difference === null ? undefined : <Chip id={chipId}>{difference}</Chip>}
      describedBy={difference === null ? figuresId : `${chipId} ${figuresId}`}
      invalid={invalid}
      onChange={onChoose}
    >
      <OfferFigures offer={offer} id={figuresId} showsValidity={showsValidity} />
      <OfferNotices offer={offer} />
      <Disclosure summary={<OfferSummary text={t('detailsAndDocuments')} loan={loan} />}>
        <OfferRows offer={offer} />
        <OfferDocuments offer={offer} />
      </Disclosure>
    </ChoiceCard>
  )
}

const OfferNotices = ({ offer }: { readonly offer: Offer }) => (
  <LegalNotices position="offer-card" appearance="plain" params={{ apr: useOfferTerms(offer).apr }} />
)

/** The summary of a disclosure, which screen readers hear with the loan, because each offer has one. */
const OfferSummary = ({ text, loan }: { readonly text: string; readonly loan: string }) => (
  <>
    <Phrase>{text}</Phrase>
    <VisuallyHidden>{`: ${loan}`}</VisuallyHidden>
  </>
)

const OfferRows = ({ offer }: { readonly offer: Offer }) => {
  const t = useTexts('offer')
  return (
    <Stack gap="close">
      <div className={styles['rows']}>
        <SummaryList columns rows={useOfferTerms(offer).details} />
      </div>
      <Text muted>{t('aprHelp')}</Text>
    </Stack>
  )
}
