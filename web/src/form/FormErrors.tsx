// The error summary of a page: takes the focus after each failed Continue, links to every field, and offers the other
// answer for correction where two do not fit together.
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
  /** Where another answer can be changed; none where the way back is closed. */
  readonly pages?: readonly ChainPage[]
  /** Errors of what is no data point. */
  readonly more?: readonly { readonly href: string; readonly text: string }[]
  /** Heading of the summary. */
  readonly title?: string
}

type FormErrorsProps = SummaryParts & { readonly errors: readonly FieldError[]; readonly attempts: number }

const none: readonly never[] = []

/** Codes whose words fit many fields, `Enter a whole number, in digits only`. */
const ofAnyField = /^(?:not|below|above|off|date|flat|name|place|number)-|^too-long$|^unknown$/u

export const FormErrors = ({ errors, attempts, pages = none, more = none, title }: FormErrorsProps) => {
  const { product, basePath } = useApplication()
  const t = useTexts()
  const texts = useAllTexts()
  const [, navigate] = useLocation()
  const ref = useRef<HTMLDivElement>(null)
  /** Who came from the review goes back there from the other answer too. */
  const query = new URLSearchParams(useSearch()).get('from') === 'review' ? '?from=review' : ''

  /** `Choose “Yes” or “No”`, or what several fields say alike, does not tell which question is meant. */
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
