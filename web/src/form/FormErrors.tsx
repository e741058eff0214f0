// The error summary of a form or a screen. It takes the focus after each failed submit, links to every field and, when
// two answers contradict each other, to the page of the other answer.
import { getTextsKey, type ChainPage } from '@loan/domain/pages/chain'
import { hasDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useAllTexts, useTexts } from '../texts/useTexts.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import type { DisplayedError, DisplayedErrorKind } from './displayedError.ts'
import { useReturnsToReview, withReviewReturn } from './page/reviewReturn.ts'

export { buildDisplayedErrors } from './buildDisplayedErrors.ts'

export type SummaryOptions = {
  /** Pages whose answers can be changed; none when the applicant cannot go back to them. */
  readonly pages?: readonly ChainPage[]
  /** Heading of the summary. */
  readonly title?: string
}

export type FormErrorsProps = SummaryOptions & { readonly errors: readonly DisplayedError[]; readonly attempts: number }

const none: readonly never[] = []

const useSummaryTitle = (errors: readonly DisplayedError[]): string => {
  const t = useTexts()
  const errorTexts = useTexts('errors')
  const count = (counted: DisplayedErrorKind): number => errors.filter(({ kind }) => kind === counted).length
  const [blank, unticked, wrong] = [count('blank'), count('unticked'), count('wrong')]
  if (unticked === 0 && blank === 0) return t('errorSummary>title', { count: wrong })
  if (unticked === 0 && wrong === 0) return t('errorSummary>unanswered', { count: blank })
  const counts = {
    questions: t('errorSummary>questions', { count: blank }),
    answers: t('errorSummary>answers', { count: wrong }),
  }
  if (unticked === 0) return t('errorSummary>mixed', counts)
  const all = { ...counts, boxes: errorTexts('summary>boxes', { count: unticked }) }
  if (blank === 0 && wrong === 0) return errorTexts('summary>tick', all)
  if (wrong === 0) return errorTexts('summary>answerAndTick', all)
  return errorTexts(blank === 0 ? 'summary>correctAndTick' : 'summary>all', all)
}

export const FormErrors = ({ errors, attempts, pages = none, title }: FormErrorsProps) => {
  const { basePath } = useAppContext()
  const t = useTexts()
  const texts = useAllTexts()
  const [, navigate] = useLocation()
  const summaryTitle = useSummaryTitle(errors)
  const ref = useRef<HTMLDivElement>(null)
  const returnsToReview = useReturnsToReview()

  useEffect(() => {
    if (attempts > 0) ref.current?.focus()
  }, [attempts])

  return (
    <ErrorSummary
      ref={ref}
      id="error-summary"
      title={title ?? summaryTitle}
      errors={errors.flatMap(({ id, text, inSummary, comparedWith }) => {
        const ownLink = { href: `#${id}`, text: inSummary ?? text }
        const page = pages.find((candidate) => comparedWith !== undefined && hasDataPoint(candidate, comparedWith))
        if (page === undefined) return [ownLink]
        const label = texts.of(page.section)(`pages>${getTextsKey(page)}>title`)
        // The other page returns to the review too.
        const pagePath = returnsToReview ? withReviewReturn(page.path) : page.path
        return [
          ownLink,
          { href: `${basePath}${pagePath}`, text: t('changeOf', { label }), onFollow: () => navigate(pagePath) },
        ]
      })}
    />
  )
}
