// What became of an offer since it was seen last, in words above it: read out where it happens while the screen stands.
import type { Offer } from '@loan/domain/contract/offer'
import { useTexts } from '../../context/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { LiveRegion } from '../LiveRegion.tsx'

/** `replaced`: another offer stands in its place; `updated`: it has the figures that were asked for. */
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
