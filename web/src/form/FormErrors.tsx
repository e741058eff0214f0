// The error summary of a form. It takes the focus after each failed submit, links to every field and, when two answers
// contradict each other, to the page of the other answer.
import { hasDataPoint, type ChainPage } from '@loan/domain/pages/chain'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useApplication } from '../context/ApplicationContext.tsx'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { errorHrefOf } from './errorLinks.ts'
import type { FieldError } from './fieldError.ts'

export { buildErrorTexts } from './errorTexts.ts'

export type SummaryParts = {
  /** Pages whose answers can be changed; none when the applicant cannot go back to them. */
  readonly pages?: readonly ChainPage[]
  /** Errors that do not belong to a data point. */
  readonly more?: readonly { readonly href: string; readonly text: string }[]
  /** Heading of the summary. */
  readonly title?: string
}

type FormErrorsProps = SummaryParts & { readonly errors: readonly FieldError[]; readonly attempts: number }

const none: readonly never[] = []

/** Codes whose texts do not name the field, such as `Enter a whole number, in digits only`. */
const ofAnyField = /^(?:not|below|above|off|date|flat|name|place|number)-|^too-long$|^unknown$/u

export const FormErrors = ({ errors, attempts, pages = none, more = none, title }: FormErrorsProps) => {
  const { product, basePath } = useApplication()
  const t = useTexts()
  const texts = useAllTexts()
  const [, navigate] = useLocation()
  const ref = useRef<HTMLDivElement>(null)
  /** Keeps `from=review`, so that the other page returns to the review too. */
  const query = new URLSearchParams(useSearch()).get('from') === 'review' ? '?from=review' : ''

  /** Adds the field's label when the text alone does not identify the field. */
  const getText = ({ dataPoint, text, invalid, error: elsewhere }: FieldError): string => {
    const isAlike = errors.some((error) => error.dataPoint !== dataPoint && error.text === text)
    const code = invalid?.error.code ?? elsewhere?.code ?? ''
    if (dataPoint.kind !== 'yes-no' && !isAlike && !ofAnyField.test(code)) return text
    const label = texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`, {
      currency: product.country.currency.symbol,
    })
    return /[.?!]$/u.test(label) ? `${label} ${text}` : `${label}: ${text}`
  }

  useEffect(() => {
    if (attempts > 0) ref.current?.focus()
  }, [attempts])

  return (
    <ErrorSummary
      ref={ref}
      id="error-summary"
      title={title ?? t('errorSummary>title', { count: errors.length + more.length })}
      errors={[
        ...errors.flatMap((error) => {
          const { dataPoint, invalid, error: elsewhere } = error
          const here = { href: errorHrefOf(dataPoint, product.country), text: getText(error) }
          const other = invalid?.error.comparedWith ?? elsewhere?.comparedWith
          const page = pages.find((candidate) => other !== undefined && hasDataPoint(candidate, other))
          if (page === undefined) return [here]
          const label = texts.of(page.section)(`pages>${page.key}>title`)
          const there = `${page.path}${query}`
          return [
            here,
            { href: `${basePath}${there}`, text: t('changeOf', { label }), onFollow: () => navigate(there) },
          ]
        }),
        ...more,
      ]}
    />
  )
}
