// CONTINUE: opens an application by a link from an e-mail, after the applicant confirms one datum.
import { states } from '@loan/domain/states'
import { Link, useRoute, useSearch } from 'wouter'
import { PageLoader } from '../../page/PageLoader.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useResumeLink } from '../../lead-session/useResumeLink.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StartAgain } from '../frame/StartAgain.tsx'
import { ConfirmDateOfBirth } from './ConfirmDateOfBirth.tsx'
import { ConfirmPhoneNumber } from './ConfirmPhoneNumber.tsx'
import { LinkHelp } from './LinkHelp.tsx'
import { LockedLink } from './LockedLink.tsx'
import { info } from '../../ui/icons.ts'

export const Continue = () => {
  const t = useTexts('continue')
  const [, params] = useRoute<{ readonly id: string }>(states.CONTINUE.route)
  const id = params?.id ?? ''
  const search = new URLSearchParams(useSearch())
  const link = useResumeLink(id, search.get('refTransactionId'))
  const { resume } = link

  switch (resume.step) {
    case 'opening':
      return (
        <>
          <PageTitle title={t('title')} />
          <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
          <PageLoader label={t('title')} neutral />
        </>
      )
    case 'failed':
      return (
        <>
          <PageTitle title={t('title')} />
          <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
          <RequestProblem failure={resume.failure} onRetry={link.retry} />
        </>
      )
    case 'closed':
      return resume.why === 'locked' ? (
        <LockedLink secret={id} />
      ) : (
        <>
          <ScreenHeading
            hasLogo
            title={t(`${resume.why}>title`)}
            help={<LinkHelp text={t(`${resume.why}>help`)} />}
            icon={info}
          />
          {resume.why === 'notFound' ? (
            <>
              <Stack start>
                <Link href="/continue" asChild>
                  <ButtonLink href="/continue">{t('password')}</ButtonLink>
                </Link>
              </Stack>
              <StartAgain label={t('startAgain')} variant="quiet" />
            </>
          ) : (
            <>
              <StartAgain label={t('startAgain')} variant="primary" />
              <p>
                <Link href="/continue">{t('password')}</Link>
              </p>
            </>
          )}
        </>
      )
    case 'confirm':
      return resume.datum === 'dateOfBirth' ? <ConfirmDateOfBirth link={link} /> : <ConfirmPhoneNumber link={link} />
    default:
      return resume satisfies never
  }
}
