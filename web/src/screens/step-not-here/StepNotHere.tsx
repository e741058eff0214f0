// The fallback for a state without a screen. The applicant can skip the lender or start a new application.
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Text } from '../../ui/Text.tsx'
import { getLenderName } from '../lender-step/getLenderName.ts'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { SkipLender } from '../lender-step/SkipLender.tsx'
import { StartAgain } from '../frame/StartAgain.tsx'
import { info } from '../../ui/icons.ts'

export const StepNotHere = ({ status }: LeadScreenProps) => {
  const { product } = useAppContext()
  const t = useTexts('step-not-here')
  return (
    <>
      <ScreenHeading
        title={t('title')}
        help={t('help', { lender: getLenderName(status) ?? product.displayName })}
        icon={info}
      />
      <SkipLender namespace="step-not-here" />
      <Text>{t('startAgainHelp')}</Text>
      <StartAgain />
    </>
  )
}
