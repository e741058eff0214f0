// Requests new figures from the lender for another amount or period within its limits. Accepts nothing.
import type { Offer } from '@loan/domain/contract/offer'
import { useState } from 'react'
import { RangePicker } from '../../form/controls/RangePicker.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import type { ScreenErrors } from '../frame/useScreenErrors.ts'
import styles from './AdjustOffer.module.css'
import { isSameLoan, type RequestedTerms, toRequestedTerms } from './useRequestedTerms.ts'

const kinds = ['amount', 'period'] as const

export const buildPickerId = (kind: (typeof kinds)[number]): string => `offer-${kind}`

export type AdjustOfferProps = {
  readonly offer: Offer
  readonly limits: NonNullable<Offer['adjustable']>
  readonly lender: string
  readonly requestedTerms: RequestedTerms
  readonly onWant: (requestedTerms: RequestedTerms) => void
  readonly onRequest: () => void
  readonly isBusy: boolean
  readonly errors: ScreenErrors
  /** Returns the error of a picker that blocks the acceptance. */
  readonly findError: (kind: string) => string | undefined
}

export const AdjustOffer = (props: AdjustOfferProps) => {
  const { offer, limits, lender, requestedTerms, onWant, onRequest, isBusy, errors, findError } = props
  const t = useTexts('offer')
  // Open the disclosure when a draft has other values than the offer.
  const [wasPicked] = useState(() => !isSameLoan(requestedTerms, toRequestedTerms(offer)))
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
                id={buildPickerId(kind)}
                name={kind}
                limits={limits[kind]}
                defaultValue={requestedTerms[kind]}
                error={errors.find(kind) ?? findError(kind)}
                enterKeyHint={index === shown.length - 1 ? 'go' : 'next'}
                onValueChange={(value) => onWant({ ...requestedTerms, [kind]: value })}
              />
            ))}
          <Stack gap="tight">
            <Button id="update-offer" type="submit" variant="secondary" fullWidth busy={isBusy}>
              {t('adjust>request')}
            </Button>
            <LiveRegion>{isBusy && <Text muted>{t('adjust>requesting', { lender })}</Text>}</LiveRegion>
          </Stack>
        </ScreenForm>
      </div>
    </Disclosure>
  )
}
