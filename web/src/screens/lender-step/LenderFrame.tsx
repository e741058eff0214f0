// The frame of every lender step: the position, the lender, heading and help, failures, a button to skip the lender,
// and legal notices. A registry row that uses it also loads `frameNamespaces`.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { NoticePosition } from '@loan/domain/countries/country'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RequestFailure } from '../../api/request.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { findLenderStage, type SentStage } from '../../lead-session/sentStages.ts'
import { Stack } from '../../ui/Stack.tsx'
import { getLenderName } from './getLenderName.ts'
import { LenderStatusText } from './LenderStatusText.tsx'
import { LenderSign } from './LenderSign.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { SentProgress } from './SentProgress.tsx'
import { SkipLender } from './SkipLender.tsx'

type NoticePositions = NoticePosition | readonly NoticePosition[]

export type LenderFrameProps = {
  readonly status: LeadStatus
  /** The default is `findLenderStage`. */
  readonly stage?: SentStage
  /** The heading, which names the requirement of the lender. */
  readonly title: string
  /** The reason, in one sentence. */
  readonly help: ReactNode
  /** A note above the lender's name. */
  readonly lenderNote?: ReactNode
  readonly hasErrors?: boolean
  /** Failure of the screen's own request. */
  readonly failure?: RequestFailure | null
  /** Without it the applicant retries with the screen's own button. */
  readonly onRetry?: () => void
  /** The country's legal notices above the form and at the end of the screen. */
  readonly legalNoticesAbove?: NoticePositions
  readonly legalNoticesBelow?: NoticePositions
  /** False when the screen has a button that declines the lender. */
  readonly canSkip?: boolean
  readonly children: ReactNode
}

/** Returns the lender's name for texts; the product's name when the status names no lender. */
export const useLenderName = (status: LeadStatus): string => {
  const { product } = useAppContext()
  return getLenderName(status) ?? product.displayName
}

export const LenderFrame = ({
  status,
  stage = findLenderStage(status),
  title,
  help,
  lenderNote,
  hasErrors = false,
  failure = null,
  onRetry,
  legalNoticesAbove,
  legalNoticesBelow = 'pages',
  canSkip = true,
  children,
}: LenderFrameProps) => {
  const name = useLenderName(status)
  const reported = useRef<HTMLDivElement>(null)

  // The pressed button can be far below the error.
  useEffect(() => {
    if (failure !== null) reported.current?.scrollIntoView({ block: 'center' })
  }, [failure])

  return (
    <>
      <Stack gap="close">
        <SentProgress stage={stage} />
        <LenderSign name={name} lenderKey={status.lender?.key} note={lenderNote} />
      </Stack>
      <ScreenHeading title={title} help={help} hasErrors={hasErrors} />
      <LenderStatusText steps={status.steps} />
      {legalNoticesAbove !== undefined && <LegalNotices position={legalNoticesAbove} />}
      {failure !== null && (
        <div ref={reported}>
          <RequestProblem failure={failure} {...(onRetry && { onRetry })} />
        </div>
      )}
      {children}
      {canSkip && <SkipLender namespace="lender" />}
      <LegalNotices position={legalNoticesBelow} />
    </>
  )
}
