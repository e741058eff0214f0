// REJECTED: shows the rejection, its known reasons, and the options of the applicant.
import { LegalNotices } from '../../context/LegalNotices.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LateAgreedTexts } from '../lateAgreedTexts.ts'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { StartAgain } from '../StartAgain.tsx'
import { TextList } from '../TextList.tsx'
import { HumanReview } from './HumanReview.tsx'
import { info } from '../../ui/icons.ts'

export const Rejected = ({ status }: LeadScreenProps) => {
  const t = useTexts('rejected')
  const { reasons = [], databases = [], reviewRequested = false } = status.rejection ?? {}
  return (
    <>
      <ScreenHeading title={t('title')} help={t('help')} icon={info} />
      <Stack gap="close">
        <h2>{t('reasonsTitle')}</h2>
        {reasons.length === 0 ? (
          <Text>{t('noReasons')}</Text>
        ) : (
          <TextList items={reasons.map((reason) => t(`reasons>${reason}`))} />
        )}
      </Stack>
      {databases.length > 0 && (
        <Stack gap="close">
          <h2>{t('databasesTitle')}</h2>
          <TextList items={databases} />
          <Text size="small" muted>
            {t('databases')}
          </Text>
        </Stack>
      )}
      <HumanReview isRequested={reviewRequested} />
      <Stack gap="close">
        <h2>{t('startAgain>title')}</h2>
        <Text>{t('startAgain>help')}</Text>
        <StartAgain label={t('startAgain>action')} />
      </Stack>
      <LateAgreedTexts />
      <LegalNotices place="rejected" />
    </>
  )
}
