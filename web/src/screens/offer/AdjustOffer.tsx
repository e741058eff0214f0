// Requests new figures from the lender for another amount or period within its limits. Accepts nothing.
import type { Offer } from '@loan/domain/contract/offer'
import { useState } from 'react'
import { RangePicker } from '../../form/controls/RangePicker.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LiveRegion } from '../LiveRegion.tsx'
import { ScreenForm } from '../ScreenForm.tsx'
import type { ScreenErrors } from '../useScreenErrors.ts'
import styles from './AdjustOffer.module.css'
import { isSameLoan, type Wanted, wantedOf } from './useWanted.ts'

const kinds = ['amount', 'period'] as const

export const pickerIdOf = (kind: (typeof kinds)[number]): string => `offer-${kind}`

export type AdjustOfferProps = {
  readonly offer: Offer
  readonly limits: NonNullable<Offer['adjustable']>
  readonly lender: string
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
  readonly onRequest: () => void
  readonly isBusy: boolean
  readonly errors: ScreenErrors
  /** Returns the error of a picker that blocks the acceptance. */
  readonly errorOf: (kind: string) => string | undefined
}

export const AdjustOffer = (props: AdjustOfferProps) => {
  const { offer, limits, lender, wanted, onWant, onRequest, isBusy, errors, errorOf } = props
  const t = useTexts('offer')
  // Open the disclosure when a draft has other values than the offer.
  const [wasPicked] = useState(() => !isSameLoan(wanted, wantedOf(offer)))
  return (
    <Disclosure summary={t('adjust>open')} open={wasPicked}>
      <div className={styles['form']}>
        <ScreenForm errors={errors} onSubmit={onRequest}>
          <Text muted>{t('adjust>help', { lender })}</Text>
          {kinds
            .filter((kind) => limits[kind].max > limits[kind].min)
            .map((kind, index, shown) => (
              <RangePicker
                // The key resets the picker to the values of a new offer.
                key={`${kind}/${offer.id}`}
                kind={kind}
                id={pickerIdOf(kind)}
                name={kind}
                limits={limits[kind]}
                defaultValue={wanted[kind]}
                error={errors.of(kind) ?? errorOf(kind)}
                enterKeyHint={index === shown.length - 1 ? 'go' : 'next'}
                onSettle={(value) => onWant({ ...wanted, [kind]: value })}
              />
            ))}
          <Stack gap="tight">
            <Button id="update-offer" type="submit" variant="secondary" fullWidth busy={isBusy}>
              {t('adjust>ask')}
            </Button>
            <LiveRegion>{isBusy && <Text muted>{t('adjust>asking', { lender })}</Text>}</LiveRegion>
          </Stack>
        </ScreenForm>
      </div>
    </Disclosure>
  )
}
