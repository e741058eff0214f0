// The card of one offer: the key figures in one large style, other terms in a disclosure.
import type { Offer } from '@loan/domain/contract/offer'
import { type Ref, useId } from 'react'
import { LegalNotices } from '../../context/LegalNotices.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { Text } from '../../ui/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './OfferCard.module.css'
import { useOfferTerms } from './useOfferTerms.ts'
import { Phrase } from '../../ui/Phrase.tsx'

export type OfferCardProps = {
  readonly offer: Offer
  /** For a choice of several offers: the `name` of all radio buttons, and the id of this one. */
  readonly choice?: { readonly name: string; readonly id: string; readonly invalid: boolean }
  /** A request for new figures is in flight. */
  readonly isStale?: boolean
  /** Ref of the heading, for the focus after new figures. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

export const OfferCard = ({ offer, choice, isStale = false, headingRef }: OfferCardProps) => {
  const t = useTexts('offer')
  const terms = useOfferTerms()(offer)
  const figuresId = useId()
  return (
    <Card as="article">
      <Stack gap="close">
        {choice === undefined ? (
          <h2 className={styles['name']} ref={headingRef} tabIndex={-1}>
            <Phrase>{terms.loan}</Phrase>
            {/* The no-break space keeps the dot off the start of a line. */}
            <span className={styles['lender']} translate="no">{`${offer.lender.name}\u00a0· ${offer.product}`}</span>
          </h2>
        ) : (
          <div className={styles['choice']}>
            <RadioCards
              name={choice.name}
              idPrefix={choice.id}
              options={[{ value: offer.id, label: terms.loan }]}
              describedBy={figuresId}
              invalid={choice.invalid}
            />
          </div>
        )}
        <dl id={figuresId} className={styles['figures']} aria-busy={isStale ? true : undefined}>
          {terms.figures.map(({ term, value }) => (
            <div key={term} className={styles['figure']}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <LegalNotices place="offer-card" look="plain" params={{ apr: terms.apr }} />
        <Disclosure
          summary={
            <>
              <Phrase>{t('details')}</Phrase>
              <VisuallyHidden>{`: ${terms.loan}`}</VisuallyHidden>
            </>
          }
        >
          <Stack gap="close">
            <SummaryList rows={terms.details} />
            <Text size="small" muted>
              {t('aprHelp')}
            </Text>
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  )
}
