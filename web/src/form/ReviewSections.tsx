// The answers by section. Each section is folded to one line; a section with an error is open.
import { filterApplicableDataPoints, type ChainPage } from '@loan/domain/pages/chain'
import { useState } from 'react'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Stack } from '../ui/Stack.tsx'
import { getReviewPosition } from './openedSections.ts'
import { getPageResources } from './pageResources.ts'
import { ReviewSection } from './ReviewSection.tsx'
import styles from './ReviewSection.module.css'

type ReviewSectionsProps = { readonly applying: readonly ChainPage[] }

const listSections = (pages: readonly ChainPage[]): readonly string[] => [
  ...new Set(pages.map(({ section }) => section)),
]

const toggle = (opened: ReadonlySet<string>, section: string, isOpen: boolean): ReadonlySet<string> =>
  new Set(isOpen ? [...opened, section] : [...opened].filter((one) => one !== section))

export const ReviewSections = ({ applying }: ReviewSectionsProps) => {
  const app = useAppContext()
  const review = useTexts('review')
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const errors = useApplicationState(({ dynamicPages }) => dynamicPages.errors)
  const resources = getPageResources(app)
  const pages = applying.map((page) => ({
    page,
    shown: filterApplicableDataPoints(resources.find(page) ?? [], application),
  }))
  const errored = pages
    .filter(({ shown }) => shown.some(({ path }) => errors.some(({ fieldName }) => fieldName === path)))
    .map(({ page }) => page)
  const position = getReviewPosition(app)
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set([...position.opened, ...listSections(errored)]),
  )
  const sections = listSections(applying)
  const isAllOpen = sections.every((section) => opened.has(section))

  const changeOpened = (change: (now: ReadonlySet<string>) => ReadonlySet<string>) =>
    setOpened((now) => {
      position.opened = change(now)
      return position.opened
    })

  return (
    <Stack gap="tight">
      <Stack start>
        <Button
          id="review-show-all"
          variant="quiet"
          onClick={() => changeOpened(() => new Set(isAllOpen ? [] : sections))}
        >
          {review(isAllOpen ? 'hideAll' : 'showAll')}
        </Button>
      </Stack>
      <div className={styles['sections']}>
        {sections.map((section) => (
          <ReviewSection
            key={section}
            section={section}
            pages={pages.filter(({ page }) => page.section === section)}
            application={application}
            hasError={listSections(errored).includes(section)}
            isOpen={opened.has(section)}
            onToggle={(isOpen) => {
              if (isOpen !== opened.has(section)) changeOpened((now) => toggle(now, section, isOpen))
            }}
          />
        ))}
      </div>
    </Stack>
  )
}
