// Shows one answer as text.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useTexts } from '../texts/useTexts.ts'
import { type FormattedAnswer, useAnswerText } from './useAnswerText.ts'

/** Allows a line break before the `@`. */
const Email = ({ address }: { readonly address: string }) => {
  const at = address.lastIndexOf('@')
  return (
    <>
      <span translate="no">{address.slice(0, at)}</span>
      <wbr />
      <span translate="no">{address.slice(at)}</span>
    </>
  )
}

type AnswerValueProps = { readonly dataPoint: NamedDataPoint; readonly answer: FormattedAnswer }

/** Wraps each text in an element, because browser translation and React must not replace the same text node. */
export const AnswerValue = ({ dataPoint, answer: { text, isTyped } }: AnswerValueProps) => {
  if (dataPoint.kind === 'email') return <Email address={text} />
  return isTyped ? <span translate="no">{text}</span> : <span>{text}</span>
}

type AnswerTextProps = { readonly dataPoint: NamedDataPoint; readonly application: LeadApplication }

export const AnswerText = ({ dataPoint, application }: AnswerTextProps) => {
  const review = useTexts('review')
  const answer = useAnswerText()(dataPoint, application)
  return answer === null ? <span>{review('empty')}</span> : <AnswerValue dataPoint={dataPoint} answer={answer} />
}
