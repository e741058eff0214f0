// Notices above an offer about its changes: changed by the lender, replaced, updated or expired. A live region
// announces changes while the screen is open.
import type { Offer } from '@loan/domain/contract/offer'
import { useTexts } from '../../texts/useTexts.ts'
import { Callout } from '../../ui/Callout.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'

/** `replaced`: the lender made another offer; `updated`: the offer has the requested figures. */
export type OfferChange = 'replaced' | 'updated'

type OfferChangesProps = {
  readonly offers: readonly Offer[]
  readonly change: OfferChange | null
  readonly hasExpired: boolean
}

export const OfferChanges = ({ offers, change, hasExpired }: OfferChangesProps) => {
  const t = useTexts('offer')
  const isChanged = offers.some(({ changed }) => changed)
  return (
    <LiveRegion>
      {isChanged && (
        <Callout kind="warning" title={t('changed>title')}>
          {t('changed>text')}
        </Callout>
      )}
      {change === 'replaced' && <Callout kind="warning">{t('replaced')}</Callout>}
      {change === 'updated' && <Callout kind="success">{t('updated')}</Callout>}
      {hasExpired && <Callout kind="warning">{t(offers.length > 1 ? 'expiredChosen' : 'expired')}</Callout>}
    </LiveRegion>
  )
}
