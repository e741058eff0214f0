// THANK_YOU: the end of the application. Names the lender that has the application and offers a new one.
import { useTexts } from '../../context/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Text } from '../../ui/Text.tsx'
import { LateAgreedTexts } from '../lateAgreedTexts.ts'
import { lenderNameOf } from '../lenderName.ts'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { StartAgain } from '../StartAgain.tsx'
import { check } from '../../ui/icons.ts'

export const ThankYou = ({ status }: LeadScreenProps) => {
  const t = useTexts('thank-you')
  const lender = lenderNameOf(status)
  return (
    <>
      <ScreenHeading
        title={t('title')}
        help={lender === null ? t('helpWithoutLender') : t('help', { lender })}
        icon={check}
      />
      <Text>{t('closeHint')}</Text>
      <Notice kind="info">{t('sharedDevice')}</Notice>
      <LateAgreedTexts />
      <StartAgain />
    </>
  )
}
