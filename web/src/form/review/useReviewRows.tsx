// The rows of the review: each answer of a page, without the blank ones, and its consents in one row.
import { readAnswer } from '@loan/domain/lead/answers'
import type { ValueKind } from '@loan/domain/data-points/dataPoint'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { type ChainPage, getTextsKey } from '@loan/domain/pages/chain'
import { listSections, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import type { SummaryRow } from '../../ui/SummaryList.tsx'
import { AnswerValue } from '../AnswerText.tsx'
import { type FormattedAnswer, useAnswerText } from '../useAnswerText.ts'

export type PageAnswers = {
  /** The label of the link that changes the answers. */
  readonly label: string
  readonly rows: readonly SummaryRow[]
  /** The answers for the line of a folded section. */
  readonly main: readonly MainAnswer[]
  readonly hasConsents: boolean
}

export type MainAnswer = FormattedAnswer & {
  readonly path: LeadPath
  readonly name: string
  readonly isMoney: boolean
  /** The answer to a yes-no question, which is its label. */
  readonly isQuestion: boolean
  /** Absent for an answer that is clear without it. */
  readonly label?: string
}

/** Longer values fill a whole row. */
const longestInColumn = 14

/** A longer label, such as a question, would take more than two lines in a column. */
const longestLabelInColumn = 30

/** The kinds of values that show what they are. */
const clearKinds: ReadonlySet<ValueKind> = new Set(['text', 'email', 'phone', 'choice'])

/** Answers of these kinds that need their label, because another answer of their section can have the same value. */
const unclearPaths: ReadonlySet<LeadPath> = new Set([
  'otherDetails.citizenship',
  'otherDetails.secondCitizenship',
  'otherDetails.countryOfBirth',
  'otherDetails.cityOfBirth',
  'otherDetails.numberOfDependants',
  'otherDetails.idCardIssuedAuthority',
  'incomeDetails.salaryCycle',
])

/** Answers of other kinds that the name of their section explains. */
const clearPaths: ReadonlySet<LeadPath> = new Set(['amount', 'period', 'contactDetails.postalCode'])

/** A number of one or two digits is never clear. */
const isClearAlone = ({ kind, path }: NamedDataPoint, { text }: FormattedAnswer): boolean =>
  clearPaths.has(path) || (clearKinds.has(kind) && !unclearPaths.has(path) && text.length > 2)

/** Whether a row needs all columns. */
export const isWide = (label: string, text: string): boolean =>
  text.length > longestInColumn || label.length > longestLabelInColumn

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
    const isWholePage = listSections(page).length === 1
    const label =
      shown.length === 1 && only !== undefined
        ? getLabel(only)
        : isWholePage
          ? texts.of(page.section)(`pages>${getTextsKey(page)}>title`)
          : texts.of(only?.section ?? page.section)('name')
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
        wide: isWide(getLabel(dataPoint), answer.text),
      })),
      ...(consents.length === 0 ? [] : [buildConsentsRow(consents, application)]),
    ]
    return {
      label,
      // A page without an answer has a row, so that it can be answered.
      rows: rows.length > 0 ? rows : [{ key: page.key, term: label, value: review('empty') }],
      main: answered.map(({ dataPoint, answer }) => ({
        ...answer,
        path: dataPoint.path,
        name: dataPoint.name,
        isMoney: dataPoint.kind === 'money',
        isQuestion: dataPoint.kind === 'yes-no',
        ...(!isClearAlone(dataPoint, answer) && { label: getLabel(dataPoint) }),
      })),
      hasConsents: consents.length > 0,
    }
  }
}
