// The rows of the review: each answer of a page, without the blank ones, and its consents in one row.
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { type ChainPage, getTextsKey, type NamedDataPoint } from '@loan/domain/pages/chain'
import { useAllTexts, useTexts } from '../texts/useTexts.ts'
import type { SummaryRow } from '../ui/SummaryList.tsx'
import { AnswerValue } from './AnswerText.tsx'
import { type FormattedAnswer, useAnswerText } from './useAnswerText.ts'

export type PageAnswers = {
  /** The label of the link that changes the answers. */
  readonly label: string
  readonly rows: readonly SummaryRow[]
  /** The answers that say something without their labels. */
  readonly main: readonly FormattedAnswer[]
}

/** Longer values get a row of their own. */
const longestInColumn = 14

/** `Yes` or `3` says nothing without its label. */
const isClearAlone = ({ kind }: NamedDataPoint, { text }: FormattedAnswer): boolean =>
  kind !== 'yes-no' && text.length > 2

export const useReviewRows = () => {
  const texts = useAllTexts()
  const review = useTexts('review')
  const getAnswer = useAnswerText()

  /** The label of a data point; for a consent its short title, because the full text was shown on its page. */
  const getLabel = ({ kind, name, section }: NamedDataPoint): string =>
    kind === 'consent' && texts.has('review', `consents>${name}`)
      ? review(`consents>${name}`)
      : texts.of(section)(`dataPoints>${name}>label`)

  const buildConsentsRow = (consents: readonly NamedDataPoint[], application: LeadApplication): SummaryRow => {
    const list = (isGiven: boolean) =>
      consents.filter(({ path }) => (readAnswer(application, path) === true) === isGiven).map(getLabel)
    return {
      key: 'consents',
      term: review('consentsLabel'),
      wide: true,
      value: [
        { key: 'consentsGiven', titles: list(true) },
        { key: 'consentsNotGiven', titles: list(false) },
      ]
        .filter(({ titles }) => titles.length > 0)
        .map(({ key, titles }) => <div key={key}>{review(key, { titles: titles.join(', ') })}</div>),
    }
  }

  return (page: ChainPage, shown: readonly NamedDataPoint[], application: LeadApplication): PageAnswers => {
    const [only] = shown
    const label =
      shown.length === 1 && only !== undefined
        ? getLabel(only)
        : texts.of(page.section)(`pages>${getTextsKey(page)}>title`)
    const consents = shown.filter(({ kind }) => kind === 'consent')
    const answered = shown
      .filter(({ kind }) => kind !== 'consent')
      .flatMap((dataPoint) => {
        const answer = getAnswer(dataPoint, application)
        return answer === null ? [] : [{ dataPoint, answer }]
      })
    const rows = [
      ...answered.map(({ dataPoint, answer }) => ({
        key: dataPoint.path,
        term: getLabel(dataPoint),
        value: <AnswerValue dataPoint={dataPoint} answer={answer} />,
        wide: answer.text.length > longestInColumn,
      })),
      ...(consents.length === 0 ? [] : [buildConsentsRow(consents, application)]),
    ]
    return {
      label,
      // A page without an answer has a row, so that it can be answered.
      rows: rows.length > 0 ? rows : [{ key: page.key, term: label, value: review('empty') }],
      main: answered.filter(({ dataPoint, answer }) => isClearAlone(dataPoint, answer)).map(({ answer }) => answer),
    }
  }
}
