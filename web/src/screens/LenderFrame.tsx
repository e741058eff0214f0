// What every step of a lender has around it: whose it is, what it asks and why, what went wrong, the way past the
// lender, and what the law wants said. A row that uses it loads `frameNamespaces` with its own.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { NoticePosition } from '@loan/domain/countries/country'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { useApplication } from '../context/ApplicationContext.tsx'
import { LegalNotices } from '../context/LegalNotices.tsx'
import { RequestProblem } from '../context/RequestProblem.tsx'
import { lenderNameOf } from './lenderName.ts'
import { LenderNews } from './LenderNews.tsx'
import { LenderSign } from './LenderSign.tsx'
import { ScreenHeading } from './ScreenHeading.tsx'
import { SkipLender } from './SkipLender.tsx'

type Places = NoticePosition | readonly NoticePosition[]

export type LenderFrameProps = {
  readonly status: LeadStatus
  /** What is asked. */
  readonly title: string
  /** One sentence: why. */
  readonly help: ReactNode
  readonly hasErrors?: boolean
  /** Of the screen's own call. */
  readonly failure?: RequestFailure | null
  /** Without it the screen's own button tries again. */
  readonly onRetry?: () => void
  /** Where the country's notices for this kind of step belong: between heading and form, and at the end. */
  readonly noticesAbove?: Places
  readonly noticesBelow?: Places
  /** No other way past the lender stands beside a button that declines. */
  readonly canSkip?: boolean
  readonly children: ReactNode
}

/** For texts that speak of the lender. */
export const useLenderName = (status: LeadStatus): string => {
  const { product } = useApplication()
  return lenderNameOf(status) ?? product.displayName
}

export const LenderFrame = ({
  status,
  title,
  help,
  hasErrors = false,
  failure = null,
  onRetry,
  noticesAbove,
  noticesBelow = 'pages',
  canSkip = true,
  children,
}: LenderFrameProps) => {
  const name = useLenderName(status)
  const reported = useRef<HTMLDivElement>(null)

  // The button that was pressed may be far below.
  useEffect(() => {
    if (failure !== null) reported.current?.scrollIntoView({ block: 'center' })
  }, [failure])

  return (
    <>
      <LenderSign name={name} lenderKey={status.lender?.key} />
      <ScreenHeading title={title} help={help} hasErrors={hasErrors} />
      <LenderNews steps={status.steps} />
      {noticesAbove !== undefined && <LegalNotices place={noticesAbove} />}
      {failure !== null && (
        <div ref={reported}>
          <RequestProblem failure={failure} {...(onRetry && { onRetry })} />
        </div>
      )}
      {children}
      {canSkip && <SkipLender namespace="lender" />}
      <LegalNotices place={noticesBelow} />
    </>
  )
}
