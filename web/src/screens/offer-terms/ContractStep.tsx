// The lender's contract: a link to the page where the applicant signs it, then the signed copy.
import { type AcceptedOffer, signedContract } from '@loan/domain/contract/agreement'
import { findLastWithdrawalDay } from '@loan/domain/countries/findLastWithdrawalDay'
import { getToday } from '@loan/domain/getToday'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Receipt.module.css'
import { SaveFile } from './SaveFile.tsx'
import { TermsLine } from './TermsLine.tsx'
import { useOfferTerms } from './useOfferTerms.ts'

type ContractStepProps = {
  readonly contract: NonNullable<AcceptedOffer['contract']>
  readonly offer: AcceptedOffer['offer']
  readonly lender: string
  readonly id: string
}

export const ContractStep = ({ contract: { url, signed }, offer, lender, id }: ContractStepProps) => {
  const { product, isEmbedded } = useAppContext()
  const t = useTexts('offer-documents')
  const { shortDate, time } = useLazyFormats()
  const { loan, payments } = useOfferTerms(offer)
  if (signed === null) {
    return (
      <Card as="section" labelledBy="contract-title">
        <Stack gap="close">
          <h2 id="contract-title">{t('contract>title')}</h2>
          <TermsLine>
            <b>{loan}</b>
            <span>{payments}</span>
          </TermsLine>
          {/* Lenders' sites do not allow frames. */}
          <ButtonLink href={url} fullWidth target={isEmbedded ? '_blank' : undefined} rel="noopener">
            {t('contract>open')}
          </ButtonLink>
          <Text>{t('contract>help', { lender })}</Text>
        </Stack>
      </Card>
    )
  }
  const day = shortDate(getToday(product.country, new Date(signed.at)))
  const lastWithdrawalDay = findLastWithdrawalDay(product.country, offer.withdrawalDays, signed.at)
  return (
    <Card as="section" labelledBy="contract-title">
      <Stack gap="tight">
        <h2 id="contract-title">{t('contract>signed')}</h2>
        <SummaryList
          dense
          columns
          rows={[
            { term: t('contract>signedAt'), value: `${day}, ${time(signed.at)}` },
            {
              term: t('contract>signature'),
              value: (
                <span className={styles['number']} translate="no">
                  {signed.signature}
                </span>
              ),
            },
            ...(lastWithdrawalDay === null
              ? []
              : [{ term: t('contract>withdrawUntil'), value: shortDate(lastWithdrawalDay) }]),
          ]}
        />
        <div className={styles['more']}>
          <SaveFile endpoint={signedContract} buildParams={() => ({ id })}>
            {t('contract>copy')}
          </SaveFile>
        </div>
      </Stack>
    </Card>
  )
}
