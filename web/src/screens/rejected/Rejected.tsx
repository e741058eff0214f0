// REJECTED: shows what the applicant can do first, then the known reasons and the other options.
import { RejectedScene } from 'virtual:scene/RejectedScene'
import { Suspense } from 'react'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { AgreedTexts } from '../agreed-texts/AgreedTexts.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StartAgain } from '../frame/StartAgain.tsx'
import { TextList } from '../frame/TextList.tsx'
import { Help } from './Help.tsx'
import { HumanReview } from './HumanReview.tsx'

export const Rejected = (props: LeadScreenProps) => {
  const t = useTexts()
  // The whole screen waits for the contacts: links that appear later would move the buttons below them.
  return (
    <Suspense fallback={<PageLoader label={t('loading')} />}>
      <LoadedRejected {...props} />
    </Suspense>
  )
}

const LoadedRejected = ({ status }: LeadScreenProps) => {
  const t = useTexts('rejected')
  const { reasons = [], databases = [], reviewRequested = false } = status.rejection ?? {}
  return (
    <>
      <ScreenHeading title={t('title')} help={t('help')} scene={<RejectedScene />} />
      <Help queried={databases} />
      <Stack gap="close">
        <h2>{t('reasonsTitle')}</h2>
        {reasons.length === 0 ? (
          <Text>{t('noReasons')}</Text>
        ) : (
          <TextList items={reasons.map((reason) => t(`reasons>${reason}`))} />
        )}
      </Stack>
      <HumanReview isRequested={reviewRequested} />
      <Stack gap="close">
        <h2>{t('startAgain>title')}</h2>
        <Text>{t('startAgain>help')}</Text>
        <StartAgain label={t('startAgain>action')} />
      </Stack>
      <AgreedTexts />
    </>
  )
}
