// The fallback for a state without a screen. The applicant can skip the lender or start a new application.
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { Text } from '../../ui/Text.tsx'
import { lenderNameOf } from '../lenderName.ts'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { SkipLender } from '../SkipLender.tsx'
import { StartAgain } from '../StartAgain.tsx'
import { info } from '../../ui/icons.ts'

export const StepNotHere = ({ status }: LeadScreenProps) => {
  const { product } = useApplication()
  const t = useTexts('step-not-here')
  return (
    <>
      <ScreenHeading
        title={t('title')}
        help={t('help', { lender: lenderNameOf(status) ?? product.displayName })}
        icon={info}
      />
      <SkipLender namespace="step-not-here" />
      <Text>{t('startAgainHelp')}</Text>
      <StartAgain />
    </>
  )
}
