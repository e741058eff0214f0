// Notices above an offer about its changes: changed by the lender, replaced, updated or expired. A live region
// announces changes while the screen is open.
import type { Offer } from '@loan/domain/contract/offer'
import { useTexts } from '../../context/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { LiveRegion } from '../LiveRegion.tsx'

/** `replaced`: the lender made another offer; `updated`: the offer has the requested figures. */
export type Change = 'replaced' | 'updated'

type ChangesProps = {
  readonly offers: readonly Offer[]
  readonly change: Change | null
  readonly hasExpired: boolean
}

export const Changes = ({ offers, change, hasExpired }: ChangesProps) => {
  const t = useTexts('offer')
  const isChanged = offers.some(({ changed }) => changed)
  return (
    <LiveRegion>
      {isChanged && (
        <Notice kind="warning" title={t('changed>title')}>
          {t('changed>text')}
        </Notice>
      )}
      {change === 'replaced' && <Notice kind="warning">{t('replaced')}</Notice>}
      {change === 'updated' && <Notice kind="success">{t('updated')}</Notice>}
      {hasExpired && <Notice kind="warning">{t(offers.length > 1 ? 'expiredChosen' : 'expired')}</Notice>}
    </LiveRegion>
  )
}
