// The answers by section. Each section is folded to one line; a section with an error is open.
import type { ChainPage } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { startTransition, useEffect, useState } from 'react'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { afterPaint } from '../../lib/afterPaint.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { getReviewPosition } from './openedSections.ts'
import { getPageResources } from '../page/pageResources.ts'
import { ReviewSection, type ReviewSectionProps } from './ReviewSection.tsx'
import styles from './ReviewSection.module.css'

type ReviewSectionsProps = {
  readonly applicablePages: readonly ChainPage[]
  /** False until the first paint, which needs only the sections that fit on a phone. */
  readonly isWhole: boolean
}

/** A phone shows fewer below the heading. */
const firstSections = 5

type SectionAnswers = Pick<ReviewSectionProps, 'section' | 'pages'>

/** Each answer is in the section of its data point, whichever page shows it. */
const groupBySection = (
  pages: readonly { readonly page: ChainPage; readonly shown: readonly NamedDataPoint[] }[],
): readonly SectionAnswers[] => {
  const sections = new Set(pages.flatMap(({ shown }) => shown.map(({ section }) => section)))
  return [...sections].map((section) => ({
    section,
    pages: pages
      .map(({ page, shown }) => ({ page, shown: shown.filter((dataPoint) => dataPoint.section === section) }))
      .filter(({ shown }) => shown.length > 0),
  }))
}

const toggle = (opened: ReadonlySet<string>, section: string, isOpen: boolean): ReadonlySet<string> =>
  new Set(isOpen ? [...opened, section] : [...opened].filter((one) => one !== section))

export const ReviewSections = ({ applicablePages, isWhole }: ReviewSectionsProps) => {
  const app = useAppContext()
  const review = useTexts('review')
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const errors = useApplicationState(({ dynamicPages }) => dynamicPages.errors)
  const isErrored = (path: string) => errors.some(({ fieldName }) => fieldName === path)
  const resources = getPageResources(app)
  const sections = groupBySection(
    applicablePages.map((page) => ({
      page,
      shown: filterApplicableDataPoints(resources.find(page) ?? [], application),
    })),
  )
  const names = sections.map(({ section }) => section)
  const errored = sections
    .filter(({ pages }) => pages.some(({ shown }) => shown.some(({ path }) => isErrored(path))))
    .map(({ section }) => section)
  const position = getReviewPosition(app)
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set([...position.opened, ...errored, ...(position.changed === null ? [] : [position.changed.section])]),
  )
  /** Folded sections get their rows after the first paint, which needs only their lines. */
  const [hasPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  const isAllOpen = names.every((section) => opened.has(section))

  const changeOpened = (change: (current: ReadonlySet<string>) => ReadonlySet<string>) =>
    setOpened((current) => {
      position.opened = change(current)
      return position.opened
    })

  return (
    <Stack gap="tight">
      <Stack start>
        <Button
          id="review-show-all"
          variant="quiet"
          onClick={() => changeOpened(() => new Set(isAllOpen ? [] : names))}
        >
          {review(isAllOpen ? 'hideAll' : 'showAll')}
        </Button>
      </Stack>
      <div className={styles['sections']}>
        {sections.slice(0, isWhole ? undefined : firstSections).map(({ section, pages }) => (
          <ReviewSection
            key={section}
            section={section}
            pages={pages}
            application={application}
            hasError={errored.includes(section)}
            isOpen={opened.has(section)}
            hasRows={hasPainted || opened.has(section)}
            onToggle={(isOpen) => {
              if (isOpen !== opened.has(section)) changeOpened((current) => toggle(current, section, isOpen))
            }}
          />
        ))}
      </div>
    </Stack>
  )
}
