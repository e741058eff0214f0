// One section of the review: a line with its main answers, which opens all answers with a change link for each page.
import { linePatterns } from '@loan/domain/countries/linePatterns'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ChainPage } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDown } from '../../ui/icons.ts'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { withReviewReturn } from '../page/reviewReturn.ts'
import { buildChangeId, getReviewPosition } from './openedSections.ts'
import styles from './ReviewSection.module.css'
import { selectMainAnswers } from './selectMainAnswers.ts'
import { type MainAnswer, type PageAnswers, useReviewRows } from './useReviewRows.tsx'

export type ReviewSectionProps = {
  readonly section: string
  readonly pages: readonly { readonly page: ChainPage; readonly shown: readonly NamedDataPoint[] }[]
  readonly application: LeadApplication
  readonly hasError: boolean
  readonly isOpen: boolean
  readonly hasRows: boolean
  readonly onToggle: (isOpen: boolean) => void
}

export const ReviewSection = ({
  section,
  pages,
  application,
  hasError,
  isOpen,
  hasRows,
  onToggle,
}: ReviewSectionProps) => {
  const texts = useAllTexts()
  const review = useTexts('review')
  const getRows = useReviewRows()
  const answered = pages.map(({ page, shown }) => ({ page, answers: getRows(page, shown, application) }))
  return (
    <section>
      <details
        className={styles['section']}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary className={styles['head']}>
          <span className={styles['text']}>
            <h2 className={styles['title']}>{texts.of(section)('name')}</h2>
            {hasError && <span className={styles['error']}>{review('sectionError')}</span>}
            <span className={styles['line']}>
              <MainAnswers section={section} pages={answered.map(({ answers }) => answers)} />
            </span>
          </span>
          <Icon path={chevronDown} className={styles['chevron']} />
        </summary>
        <div className={styles['pages']}>
          {hasRows &&
            answered.map(({ page, answers: { label, rows } }) => (
              <div key={page.key} className={styles['page']}>
                <SummaryList dense columns rows={rows} />
                <ChangeLink page={page} section={section} label={label} />
              </div>
            ))}
        </div>
      </details>
    </section>
  )
}

type MainAnswersProps = { readonly section: string; readonly pages: readonly PageAnswers[] }

const MainAnswers = ({ section, pages }: MainAnswersProps) => {
  const patterns: Readonly<Partial<Record<string, string>>> = linePatterns[useAppContext().product.country.code]
  const review = useTexts('review')
  const all = pages.flatMap((page) => page.main)
  const { shown, leftOut } = selectMainAnswers(all, patterns[section])
  if (shown.length === 0) return review(pages.some(({ hasConsents }) => hasConsents) ? 'consentsLabel' : 'empty')
  return (
    <>
      {shown.map((answer, index) => (
        <Fragment key={answer.path}>
          {index > 0 && <span>{'\u00a0· '}</span>}
          <LabelledAnswer {...answer} />
        </Fragment>
      ))}
      {leftOut > 0 && <span>{`\u00a0· ${review('more', { count: leftOut })}`}</span>}
    </>
  )
}

/** A space that does not let a short value begin a line on its own. */
const getSpaceBefore = (text: string): string => (text.length > 2 ? ' ' : '\u00a0')

const LabelledAnswer = ({ label, text, isTyped, isMoney }: MainAnswer) => (
  <>
    {label !== undefined && <span>{`${label}${label.endsWith('?') ? '' : ':'}${getSpaceBefore(text)}`}</span>}
    {isMoney ? <b className={styles['money']}>{text}</b> : <span translate={isTyped ? 'no' : undefined}>{text}</span>}
  </>
)

type ChangeLinkProps = { readonly page: ChainPage; readonly section: string; readonly label: string }

const ChangeLink = ({ page, section, label }: ChangeLinkProps) => {
  const app = useAppContext()
  const t = useTexts()
  const review = useTexts('review')
  const group = { pageKey: page.key, section }
  return (
    <Link
      id={buildChangeId(group)}
      className={styles['change']}
      href={withReviewReturn(page.path)}
      aria-label={t('changeOf', { label })}
      onClick={() => {
        getReviewPosition(app).changed = group
      }}
    >
      {review('change')}
    </Link>
  )
}
