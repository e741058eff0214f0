// One section of the review: the answers of its pages in order, with a change link for each page.
import { filterApplicableDataPoints, type ChainPage, type NamedDataPoint } from '@loan/domain/pages/chain'
import { Link } from 'wouter'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { SummaryList } from '../ui/SummaryList.tsx'
import { AnswerText } from './AnswerText.tsx'
import { pagePartsOf } from './pageParts.ts'
import styles from './ReviewSection.module.css'

/** Key of the page whose change link was followed last, to restore the focus on return. */
let changing: string | null = null

const changeId = (pageKey: string): string => `change-${pageKey}`

/** Returns and resets the change link that was followed last; null when there is none. */
export const takeChanged = (): HTMLElement | null => {
  const link = changing === null ? null : document.getElementById(changeId(changing))
  changing = null
  return link
}

type ReviewSectionProps = { readonly section: string; readonly pages: readonly ChainPage[] }

export const ReviewSection = ({ section, pages }: ReviewSectionProps) => {
  const visit = useApplication()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const texts = useAllTexts()
  const t = useTexts()
  const review = useTexts('review')
  const name = texts.of(section)('name')
  const isOnePage = pages.length === 1

  /** The label of a data point; for a consent its short title, because the full text was shown on its page. */
  const labelOf = (dataPoint: NamedDataPoint): string =>
    dataPoint.kind === 'consent' && texts.has('review', `consents>${dataPoint.name}`)
      ? review(`consents>${dataPoint.name}`)
      : texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`)

  const change = (page: ChainPage, label: string) => (
    <Link
      id={changeId(page.key)}
      className={styles['change']}
      href={`${page.path}?from=review`}
      aria-label={t('changeOf', { label })}
      onClick={() => {
        changing = page.key
      }}
    >
      {review('change')}
    </Link>
  )

  return (
    <section>
      <div className={styles['head']}>
        <h2>{name}</h2>
        {isOnePage && pages.map((page) => change(page, name))}
      </div>
      {pages.map((page) => {
        const asked = filterApplicableDataPoints(pagePartsOf(visit).find(page) ?? [], application)
        const [first] = asked
        if (first === undefined) return null
        const label = asked.length === 1 ? labelOf(first) : texts.of(page.section)(`pages>${page.key}>title`)
        return (
          <div key={page.key} className={styles['page']}>
            <SummaryList
              dense
              rows={asked.map((dataPoint) => ({
                key: dataPoint.path,
                term: labelOf(dataPoint),
                value: <AnswerText dataPoint={dataPoint} application={application} />,
              }))}
            />
            {!isOnePage && change(page, label)}
          </div>
        )
      })}
    </section>
  )
}
